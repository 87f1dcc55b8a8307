import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { startApp } from '#tests/support/app.ts'
import { eventually } from '#tests/support/eventually.ts'
import { newVisitor } from '#tests/support/visitor.ts'

interface Line {
  level: number
  req: { path: string }
  res: { status: number }
}

it('OPS-4: a probe that finds the server not ready is no error in the log; a call that is refused is one', async () => {
  const lines: Line[] = []
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      const parsed = JSON.parse(line.toString()) as Partial<Line>
      if (parsed.req && parsed.res) lines.push(parsed as Line)
      done()
    },
  })
  const app = await startApp({ log: pino({ level: 'debug', base: null }, stream) })
  await app.database.connection.close()
  await newVisitor(app.url).get('/readyz?from=balancer')
  await newVisitor(app.url).get('/api/user')
  await eventually(
    () => lines.length,
    (count) => count >= 2,
  )
  expect(lines.map(({ level, req, res }) => [req.path, res.status, level])).toEqual([
    ['/readyz', 503, 20],
    ['/api/user', 503, 50],
  ])
  await app.close()
})

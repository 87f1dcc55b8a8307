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

it('OPS-4, OEM-4: a probe that finds the server not ready and a format that it lacks are no errors in the log; a call that fails is one', async () => {
  const lines: Line[] = []
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      const parsed = JSON.parse(line.toString()) as Partial<Line>
      if (parsed.req && parsed.res) lines.push(parsed as Line)
      done()
    },
  })
  const app = await startApp({ log: pino({ level: 'debug', base: null }, stream) })
  const guest = newVisitor(app.url)
  await guest.get('/api/oembed?url=http://a.example&format=xml')
  await app.database.connection.close()
  await guest.get('/readyz?from=balancer')
  await guest.get('/api/user')
  await eventually(
    () => lines.length,
    (count) => count >= 3,
  )
  expect(lines.map(({ level, req, res }) => [req.path, res.status, level])).toEqual([
    ['/api/oembed', 501, 20],
    ['/readyz', 503, 20],
    ['/api/user', 503, 50],
  ])
  await app.close()
})

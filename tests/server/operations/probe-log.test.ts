import { expect, it } from 'vitest'
import { appForTest } from '#tests/support/app.ts'
import { newVisitor } from '#tests/support/visitor.ts'
import { writtenLog } from '#tests/support/written-log.ts'

interface Line {
  level: number
  req: { path: string }
  res: { status: number }
}

it('OPS-4, OEM-4: a probe of a server that is not ready or an unknown format logs no error; a call that fails logs one', async () => {
  const { log, lines: written } = writtenLog('debug')
  const lines = () =>
    written.map((line) => JSON.parse(line) as Partial<Line>).filter((line): line is Line => 'res' in line)
  const app = await appForTest({ log })
  const guest = newVisitor(app.url)
  await guest.get('/api/oembed?url=http://a.example&format=xml')
  await app.database.connection.close()
  await guest.get('/readyz?from=balancer')
  await guest.get('/api/user')
  await expect.poll(lines).toHaveLength(3)
  expect(lines().map(({ level, req, res }) => [req.path, res.status, level])).toEqual([
    ['/api/oembed', 501, 20],
    ['/readyz', 503, 20],
    ['/api/user', 503, 50],
  ])
})

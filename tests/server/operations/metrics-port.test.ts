import { expect, it } from 'vitest'
import { startServer } from '#tests/support/server-process.ts'
import { samplesIn, sumOf } from '#tests/support/scrape.ts'
import { newVisitor } from '#tests/support/visitor.ts'

it('OPS-20 OPS-23: production without PUBLIC_URL logs a warning; METRICS_PORT serves only /metrics, while the server runs', async () => {
  const server = await startServer({
    PORT: '0',
    NODE_ENV: 'production',
    DATA_DIR: 'metrics',
    LOG_LEVEL: 'warn',
    METRICS_PORT: '0',
  })
  expect(server.output()).toContain('"event":"insecure_cookies"')
  const url = /^Metrics: (http:\/\/127\.0\.0\.1:\d+)\/metrics$/m.exec(server.output())![1]!
  expect(url).not.toBe(server.url)
  await newVisitor(server.url).get('/api/cards/aaaaaaaaaa')
  const { status, headers, body } = await newVisitor(url).get('/metrics')
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
  const samples = samplesIn(body)
  expect(samples.get('bingoboard_database_up')).toBe(1)
  expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(10_000_000)
  const finds = { command: 'find', outcome: 'ok' }
  expect(sumOf(samples, 'bingoboard_database_command_duration_seconds_count', finds)).toBeGreaterThan(0)

  for (const [method, path, refused] of [
    ['GET', '/', 404],
    ['GET', '/metrics/', 404],
    ['GET', '/livez', 404],
    ['GET', '/api/config', 404],
    ['POST', '/metrics', 405],
  ] as const)
    expect([path, (await newVisitor(url).send(method, path)).status]).toEqual([path, refused])
  expect((await newVisitor(server.url).get('/metrics')).status).toBe(404)
  await server.stop()
  expect(server.errors()).toBe('')
  await expect(newVisitor(url).get('/metrics')).rejects.toThrow()
})

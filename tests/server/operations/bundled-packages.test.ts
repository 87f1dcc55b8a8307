import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { startMailbox } from '#tests/support/mailbox.ts'
import { endServers, startServer } from '#tests/support/server-process.ts'
import { newVisitor, someRegistration } from '#tests/support/visitor.ts'
import { temporaryDir } from '#tests/support/embedded-db/test-db.ts'

/** Tests run the sources, people run the bundle: packages that the server loads late must work in both. */
const folder = temporaryDir()
const settings = (name: string) => ({ PORT: '0', DATA_DIR: join(folder.path, name) })

afterAll(async () => {
  await endServers()
  folder.remove()
})

it('ACC-14: the built server emails the link of a registration', async () => {
  const mailbox = await startMailbox()
  const { url } = await startServer({ ...settings('mail'), SMTP_URL: mailbox.smtpUrl })
  const registration = someRegistration()
  expect((await newVisitor(url).post('/api/register', registration)).status).toBe(201)
  expect((await mailbox.newest(registration.email)).text).toContain('/verify-email')
  await mailbox.close()
})

it('NODE-1: the built server greets the Redis of REDIS_URL', async () => {
  const redis = createServer().listen(0, '127.0.0.1')
  await once(redis, 'listening')
  const { port } = redis.address() as AddressInfo
  const connected = once(redis, 'connection') as Promise<[Socket]>
  await startServer({ ...settings('redis'), REDIS_URL: `redis://127.0.0.1:${port}` })
  const [socket] = await connected
  expect(String(await once(socket, 'data'))).toMatch(/^\*\d+\r\n\$\d+\r\n(?:HELLO|CLIENT|PING)/)
  socket.destroy()
  redis.close()
})

import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { expect, it } from 'vitest'
import { listening } from '#tests/support/listening.ts'
import { startMailbox } from '#tests/support/mailbox.ts'
import { startServer } from '#tests/support/server-process.ts'
import { newVisitor, someRegistration } from '#tests/support/visitor.ts'

/** Tests run the sources, but users run the bundle: packages that the server loads late must work in both. */
it('ACC-14 NODE-1 OPS-23: the built server with an https PUBLIC_URL emails links, uses REDIS_URL, and logs no cookie warning', async () => {
  const mailbox = await startMailbox()
  const redis = createServer()
  const port = await listening(redis)
  const connected = once(redis, 'connection') as Promise<[Socket]>
  const { url, output } = await startServer({
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    PUBLIC_URL: 'https://bingo.example.com',
    PORT: '0',
    DATA_DIR: 'bundled',
    SMTP_URL: mailbox.smtpUrl,
    REDIS_URL: `redis://127.0.0.1:${port}`,
  })
  const [socket] = await connected
  expect(String(await once(socket, 'data'))).toMatch(/^\*\d+\r\n\$\d+\r\n(?:HELLO|CLIENT|PING)/)
  socket.destroy()
  redis.close()
  const registration = someRegistration()
  expect((await newVisitor(url).post('/api/register', registration)).status).toBe(201)
  expect((await mailbox.newest(registration.email)).text).toContain('/verify-email')
  expect(output()).not.toContain('insecure_cookies')
  await mailbox.close()
})

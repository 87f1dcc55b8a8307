import { request as httpsRequest } from 'node:https'
import { describe, expect, it } from 'vitest'
import { call, HAS_OPENSSL, NGINX, startNginx } from '#tests/support/nginx.ts'
import { startBehindProxy } from '#tests/support/server-process.ts'
import { startSwitchableDatabase } from '#tests/support/switchable-database.ts'
import { useStarted } from '#tests/support/use-started.ts'

describe.skipIf(!NGINX || !HAS_OPENSSL)('nginx with TLS (needs nginx and openssl)', () => {
  const database = useStarted(startSwitchableDatabase)
  const nginx = useStarted(async () => {
    const server = await startBehindProxy({
      MONGODB_URI: database.uri,
      PUBLIC_URL: 'https://bingo.example.com',
    })
    const { host } = new URL(server.url)
    return startNginx('https.conf', [host, host])
  })

  it('OPS-31: serves pages and cookies over TLS, with HSTS and a __Host- cookie', async () => {
    const url = `https://127.0.0.1:${nginx.httpsPort}`
    const page = await call(`${url}/`)
    expect([page.status, page.headers['strict-transport-security']]).toEqual([
      200,
      expect.stringMatching(/^max-age=\d{8,}; includeSubDomains/),
    ])
    const registered = await call(`${url}/api/register`, {
      method: 'POST',
      body: JSON.stringify({ username: 'overtls', email: 'tls@example.com', password: 'a good password' }),
      headers: { host: 'bingo.example.com', origin: 'https://bingo.example.com' },
    })
    expect(registered.status).toBe(201)
    const cookies = registered.headers['set-cookie']?.join('\n')
    expect(cookies).toMatch(/^__Host-sid=.*; Secure/m)
  })

  it('OPS-31: redirects pages from http to https, refuses calls over http, and lets certificate renewals through', async () => {
    const url = `http://127.0.0.1:${nginx.httpPort}`
    const page = await call(`${url}/play/abcdefghij?as=edit`, { headers: { host: 'bingo.example.com' } })
    expect([page.status, page.headers.location]).toEqual([
      308,
      'https://bingo.example.com/play/abcdefghij?as=edit',
    ])
    // A redirect would hide that a program sends its password in clear text.
    expect((await call(`${url}/api/login`, { method: 'POST', body: '{}' })).status).toBe(403)
    const renewal = await call(`${url}/.well-known/acme-challenge/a-token`)
    expect([renewal.status, renewal.text]).toEqual([200, 'the answer'])
  })

  it('OPS-31: refuses TLS before 1.2', async () => {
    const old = call(`https://127.0.0.1:${nginx.httpsPort}/`, {})
    expect((await old).status).toBe(200)
    const refused = new Promise((resolve) => {
      const sent = httpsRequest(
        `https://127.0.0.1:${nginx.httpsPort}/`,
        { rejectUnauthorized: false, minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL@SECLEVEL=0' },
        () => resolve('answered'),
      )
      sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code)).end()
    })
    expect(await refused).toMatch(/ERR_SSL|ECONNRESET|EPROTO/)
  })
})

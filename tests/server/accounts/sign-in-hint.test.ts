import express from 'express'
import { createServer } from 'node:http'
import { describe, expect, it } from 'vitest'
import { signInHint } from '#server/http/login/sign-in-hint.ts'
import { SIGN_IN_HINT_COOKIE } from '#shared/page.ts'
import { useApp } from '#tests/support/app.ts'
import { listening } from '#tests/support/listening.ts'
import { newVisitor, registeredVisitor, type Answer } from '#tests/support/visitor.ts'
import { sessionIdOf, sessions } from './stored.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const app = useApp()

const hintIn = ({ headers }: Answer) =>
  headers['set-cookie']?.filter((cookie) => cookie.startsWith(`${SIGN_IN_HINT_COOKIE}=`))

function expectSetFor30Days(answer: Answer) {
  const [hint = '', ...more] = hintIn(answer) ?? []
  expect(more).toEqual([])
  expect(hint).toMatch(/^signed-in=1; Max-Age=2592000; Path=\/; Expires=[^;]+; SameSite=Lax$/)
  const expires = Date.parse(/Expires=([^;]+)/.exec(hint)?.[1] ?? '')
  expect(Math.round((expires - Date.now()) / DAY_MS)).toBe(30)
}

describe('the sign-in hint', () => {
  it('ACC-22: the server sets it at registration and login, readable by scripts, for as long as the session', async () => {
    const { form, visitor } = await registeredVisitor(app.url)
    expect(visitor.cookies.get(SIGN_IN_HINT_COOKIE)).toBe('1')
    const { email, password } = form
    expectSetFor30Days(await newVisitor(app.url).post('/api/login', { email, password }))
  })

  it('ACC-22: every answer to a signed-in user renews it, even after the browser has deleted it', async () => {
    const { visitor } = await registeredVisitor(app.url)
    visitor.cookies.delete(SIGN_IN_HINT_COOKIE)
    expectSetFor30Days(await visitor.get('/api/user'))
    expectSetFor30Days(await visitor.get('/api/cards/aaaaaaaaaa'))
  })

  it('ACC-22: it is cleared with the session: at logout, and with an answer to an expired session', async () => {
    const { visitor } = await registeredVisitor(app.url)
    await visitor.post('/api/logout')
    expect(visitor.cookies.has(SIGN_IN_HINT_COOKIE)).toBe(false)

    const { visitor: expelled } = await registeredVisitor(app.url)
    await sessions(app).deleteOne({ _id: sessionIdOf(expelled.cookies.get('sid') ?? '') })
    const refused = await expelled.get('/api/user')
    expect([refused.status, hintIn(refused)?.length]).toEqual([401, 1])
    expect(expelled.cookies.has(SIGN_IN_HINT_COOKIE)).toBe(false)
  })

  it('ACC-22: it stays if the session could not be read', async () => {
    const failing = createServer(
      express()
        .use(signInHint(false))
        .use((_req, res) => void res.status(503).end()),
    )
    const visitor = newVisitor(`http://127.0.0.1:${await listening(failing)}`)
    visitor.cookies.set(SIGN_IN_HINT_COOKIE, '1')
    expect((await visitor.get('/')).headers).not.toHaveProperty('set-cookie')
    failing.close()
  })
})

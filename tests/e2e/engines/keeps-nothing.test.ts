import { app } from '#messages/app.ts'
import { auth } from '#messages/auth.ts'
import { basics } from '#messages/basics.ts'
import { cardDialogs } from '#messages/card-dialogs.ts'
import { PASSWORD } from '../fixtures.ts'
import { ENGINES, expect, test } from './engine-fixtures.ts'

/** The preferences of "Block all cookies and site data" in Firefox, and of hardened profiles. */
const REFUSALS = [
  { preferences: { 'network.cookie.cookieBehavior': 2 }, takesCookies: false },
  { preferences: { 'dom.storage.enabled': false }, takesCookies: true },
]

for (const { preferences, takesCookies } of REFUSALS)
  test(`PLAY-7 ACC-53: Firefox with ${Object.keys(preferences).join()} says on each screen what is not kept`, async ({
    open,
    server,
    hostedCard,
    allowErrors,
  }) => {
    allowErrors(/Failed to register\/update a ServiceWorker/)
    test.skip(!ENGINES.includes('Firefox'))
    const { cardId, host } = await hostedCard({ title: 'At school' })
    const { email } = (await (await host.request.get('/api/user')).json()) as { email: string }
    const page = await open('Firefox', { preferences })

    await test.step('play continues', async () => {
      await page.goto(`${server.url}/play/${cardId}`)
      await page.click('[role=grid] button', /^Square 1\b/)
      await page.find('b', basics.notStored)
      expect(await page.count('[role=grid] [aria-pressed=true]')).toBe(1)
    })
    await test.step('a guest gets the link of the card', async () => {
      await page.goto(`${server.url}/create`)
      await page.click('[data-index="0"] button')
      for (const words of ['Dog', 'Echo', 'Mute', 'Lag', 'Late']) await page.keyboard(words, 'Enter')
      await page.find('b', basics.notStored)
      await page.keyboard('Escape')
      await page.click('button', basics.save)
      await page.find('p', new RegExp(basics.cardNotStored))
      await page.find('button', cardDialogs.copyLink)
      expect(await page.text()).not.toMatch(/Saved|Success/)
    })
    await test.step('log-in', async () => {
      const leaving = await open('Firefox', { preferences })
      await leaving.goto(`${server.url}/auth`)
      await leaving.fill('Email', email)
      await leaving.fill('Password', PASSWORD)
      await leaving.click('button[type=submit]', app.logIn)
      if (takesCookies) return expect.poll(() => leaving.path()).toBe('/')
      await leaving.find('form', new RegExp(auth.cookieRefused.slice(0, 40)))
      expect(await leaving.text()).not.toContain(auth.loggedIn)
      expect(await leaving.path()).toBe('/auth')
    })
  })

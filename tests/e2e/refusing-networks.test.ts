import type { IncomingMessage } from 'node:http'
import { startMiddlebox } from '../support/middlebox.ts'
import { provoke } from './console-messages.ts'
import { expect, registerWithCard, test } from './fixtures.ts'
import { expectSaved, write } from './squares.ts'

const LOGGED = ['Failed to load resource', 'ERR_', 'Content Security Policy', 'Fetch API']
const isChange = ({ method = '', url = '' }: IncomingMessage) =>
  !['GET', 'HEAD'].includes(method) && url.startsWith('/api/cards')

test('NET-4 NET-2: the editor names a network that blocks changes, and one that requires a log-in', async ({
  person,
  server,
  afterPages,
}) => {
  const office = await startMiddlebox({ to: server.port })
  afterPages(office.cut)
  const host = await person({ baseURL: office.url })
  const cardId = await registerWithCard(host)
  await host.goto(`/create/${cardId}`)
  await expectSaved(host)
  await provoke(host, LOGGED, async () => {
    office.refuse = (asked) => (isChange(asked) ? { status: 405 } : undefined)
    await write(host, 1, 1, 'Kept')
    await expect(
      host
        .getByRole('region', { name: 'Not saved' })
        .getByText("The network doesn't let your change through"),
    ).toBeVisible({
      timeout: 20_000,
    })
    await expect(host.getByText('Not saved, 1 change kept')).toBeVisible()

    // The log-in proxy's cookie has expired: the proxy redirects every call to its own host, where a page logs in automatically.
    office.refuse = ({ url = '' }) => {
      if (url.startsWith('/create')) delete office.refuse
      else if (url.startsWith('/api/')) return { status: 302, location: 'http://127.0.0.1:1/log-in' }
      return undefined
    }
    await expect(
      host.getByRole('region', { name: 'Not saved' }).getByText('wants you to log in again'),
    ).toBeVisible({ timeout: 20_000 })
    await expect(host.getByText('Offline')).toBeHidden()
    await host.getByRole('button', { name: 'Reload' }).click()
    await expectSaved(host)
  })
  const stored = (await (await host.request.get(`/api/cards/${cardId}`)).json()) as { cells: string[] }
  expect(stored.cells[0]).toBe('Kept')
})

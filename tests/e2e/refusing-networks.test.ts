import type { IncomingMessage } from 'node:http'
import { startMiddlebox } from '../support/middlebox.ts'
import { provoke } from './console-messages.ts'
import { ALL, expect, registerWithCard, test } from './fixtures.ts'
import { expectSaved, write } from './squares.ts'

const LOGGED = ['Failed to load resource', 'ERR_', 'Content Security Policy', 'Fetch API']
const isChange = ({ method = '', url = '' }: IncomingMessage) =>
  !['GET', 'HEAD'].includes(method) && url.startsWith('/api/cards')

test('NET-3: where PATCH and DELETE are refused a host edits all the same', async ({
  person,
  server,
  afterPages,
}) => {
  const office = await startMiddlebox({ to: server.port })
  afterPages(office.cut)
  office.refuse = ({ method = '' }) => (['PATCH', 'DELETE'].includes(method) ? { status: 403 } : undefined)
  const host = await person({ baseURL: office.url })
  const cardId = await registerWithCard(host)
  const player = await person()
  await player.goto(`/play/${cardId}`)
  await provoke(host, LOGGED, async () => {
    await host.goto(`/create/${cardId}`)
    await expectSaved(host)
    await write(host, 1, 1, 'Through the office')
    await expect(player.getByRole('button', { name: 'Through the office' })).toBeVisible()
    await expectSaved(host)
  })
})

test('NET-4 NET-2: the editor names a network that lets nothing be changed, and one that wants a log-in', async ({
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
      host.getByRole('region', { name: 'Not saved' }).getByText('This network lets nothing'),
    ).toBeVisible({
      timeout: 20_000,
    })
    await expect(host.getByText('Not saved, 1 change kept')).toBeVisible()

    // The cookie of a log-in proxy has ended: it leads every call to its own host, and a page logs in by itself.
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

const FOREIGN = [
  200, 204, 302, 400, 401, 402, 403, 404, 405, 407, 408, 409, 410, 411, 412, 413, 415, 418, 421,
]
const MORE = [425, 429, 431, 451, 500, 501, 502, 503, 504, 511]

test('NET-1: an edit that meets a page of any status is sent by itself', async ({
  person,
  server,
  afterPages,
}) => {
  test.slow()
  const office = await startMiddlebox({ to: server.port })
  afterPages(office.cut)
  const host = await person({ baseURL: office.url })
  const cardId = await registerWithCard(host)
  await host.goto(`/create/${cardId}`)
  await expectSaved(host)
  const statuses = ALL ? [...FOREIGN, ...MORE] : [204, 302, 404, 413, 421, 503]
  await provoke(host, LOGGED, async () => {
    for (const status of [...statuses, 'cut'] as const) {
      let left = 2
      office.refuse = (asked) => {
        if (!isChange(asked) || left-- <= 0) return undefined
        return status === 'cut'
          ? status
          : { status, ...(status === 302 && { location: 'http://127.0.0.1:1/' }) }
      }
      const written = host.waitForResponse(
        (answer) => answer.url().includes(cardId) && answer.status() === 200,
      )
      await write(host, 1, 1, `After ${status}`)
      await written
      await expectSaved(host)
    }
  })
  const stored = (await (await host.request.get(`/api/cards/${cardId}`)).json()) as { cells: string[] }
  expect(stored.cells[0]).toBe('After cut')
})

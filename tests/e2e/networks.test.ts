import { startMiddlebox } from '../support/middlebox.ts'
import { provoke } from './console-messages.ts'
import { phone } from './devices.ts'
import { changeSquares, expect, test } from './fixtures.ts'
import { appInstalled, installed, WITH_WORKER } from './installed-app.ts'
import { isLive, marked, square } from './squares.ts'

test('LIV-16: a player gets edits by polling without a WebSocket', async ({
  person,
  hostedCard,
  server,
  afterPages,
}) => {
  const office = await startMiddlebox({ to: server.port, refuseUpgrades: true })
  afterPages(office.cut)
  const { host, cardId } = await hostedCard()
  const player = await person({ ...phone, baseURL: office.url })
  // Every attempt to open a socket logs an error, until the end of the test.
  await provoke(player, ['WebSocket'], async () => {
    await player.goto(`/play/${cardId}`)
    await square(player, 3).tap()

    await changeSquares(host, cardId, { 0: 'Through the proxy' })
    await expect(player.getByRole('button', { name: 'Through the proxy' })).toBeVisible({ timeout: 15_000 })
    await expect(marked(player)).toHaveText(['Square 3'])
    await expect(player.getByText('Offline: you can keep marking')).toBeHidden()

    await expect.poll(() => office.conditional.includes(304), { timeout: 15_000 }).toBe(true)
    expect(office.conditional).toContain(200)
    expect(office.refusedUpgrades).toBeGreaterThan(0)
    await player.context().close()
  })
})

test('OFF-4: nothing stays in the app from a network that answers everything with its own page', async ({
  person,
  hostedCard,
  server,
  afterPages,
}) => {
  const hotel = await startMiddlebox({ to: server.port })
  afterPages(hotel.cut)
  const { cardId } = await hostedCard()
  const guest = await person({ ...WITH_WORKER, baseURL: hotel.url })
  const readList = () =>
    guest.evaluate(() => fetch('/api/categories/public').then((answer) => answer.headers.get('Content-Type')))
  const help = guest.getByRole('dialog', { name: 'How to Use BingoBoard' })
  const openHelp = () => guest.getByRole('button', { name: 'Help' }).click()
  await guest.goto(`/play/${cardId}`)
  await appInstalled(guest)

  await provoke(guest, ['MIME type', 'WebSocket'], async () => {
    hotel.refuse = () => ({ status: 200 })
    await openHelp()
    await expect(guest.locator('.toast')).toBeVisible()
    delete hotel.refuse
    await guest.goto('/')
  })
  await openHelp()
  await expect(help).toBeVisible()

  await installed(guest)
  hotel.refuse = () => ({ status: 200 })
  expect(await readList()).toContain('json')
  delete hotel.refuse
})

test('OFF-5: a screen whose code does not load shows Offline, even if the browser considers itself online', async ({
  playing,
  server,
  afterPages,
}) => {
  const train = await startMiddlebox({ to: server.port })
  afterPages(train.cut)
  const { player } = await playing({ baseURL: train.url })
  await isLive(player)
  await provoke(player, ['WebSocket', 'ERR_', 'Failed to', 'NetworkError'], async () => {
    await train.cut()
    await player.getByRole('link', { name: 'Categories' }).click()
    await expect(player.getByRole('heading', { name: 'Offline' })).toBeVisible()
    await train.mend()
    await player.getByRole('button', { name: 'Reload' }).click()
    await expect(player.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible()
  })
})

import { changeCard, expect, register, registerWithCard, test } from './fixtures.ts'
import { phone, smallPhone } from './devices.ts'
import { entryScript } from './installed-app.ts'
import { watchShifts } from './page-shifts.ts'
import { square } from './squares.ts'
import { startMiddlebox } from '../support/middlebox.ts'

test('UI-9: nothing on the screen of a phone moves on its own', async ({ person }) => {
  const host = await person(phone)
  const shiftsOfHost = await watchShifts(host)
  const cardId = await registerWithCard(host)
  const player = await person(phone)
  const shiftsOfPlayer = await watchShifts(player)
  await player.goto(`/play/${cardId}`)
  await square(player, 3).click()
  await host.goto(`/play/${cardId}`)
  await expect(player.getByText('2 people', { exact: true })).toBeVisible()
  const words = Array.from({ length: 25 }, (_, index) =>
    index === 12 ? '' : `Many more words than before ${index}`,
  )
  await changeCard(host, cardId, { cells: words, title: 'Another title' })
  await expect(player.getByRole('button', { name: /^Many more words than before 24/ })).toBeVisible()
  expect(await shiftsOfPlayer()).toEqual([])

  for (const [path, shown] of [
    ['/', 'Movie nights'],
    ['/my-cards', 'Another title'],
    [`/create/${cardId}`, 'Another title'],
    ['/categories', 'Movie Night'],
    ['/categories?tab=mine', 'Your running jokes, in one list.'],
    ['/create-category', 'New Category'],
  ] as const) {
    await host.goto(path)
    await expect(host.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(host.getByText(shown).filter({ visible: true }).first()).toBeVisible()
    expect(await shiftsOfHost(), path).toEqual([])
  }
})

test('UI-9: nothing in the editor moves when a player and another host arrive, also in German and Japanese', async ({
  person,
}) => {
  const german = ['Gespeichert', '1 Person sieht diese Karte', '2 Hosts bearbeiten gerade'] as const
  const japanese = ['保存済み', '1人がこのカードを見ています', 'ホスト2人が編集中'] as const
  for (const [options, locale, [saved, player, hosts]] of [
    [phone, 'de', german],
    // On this screen the switch has its own line below.
    [smallPhone, 'de', german],
    [{ viewport: { width: 1280, height: 800 } }, 'de', german],
    [phone, 'ja', japanese],
  ] as const) {
    const host = await person({ ...options, locale })
    const shifts = await watchShifts(host)
    const cardId = await registerWithCard(host)
    const coHost = await person()
    const { username } = await register(coHost)
    await host.request.post(`/api/cards/${cardId}/co-hosts`, { data: { username } })
    await host.goto(`/create/${cardId}`)
    await expect(host.getByText(saved, { exact: true })).toBeVisible()
    await (await person()).goto(`/play/${cardId}`)
    await expect(host.getByText(player)).toBeVisible()
    await coHost.goto(`/create/${cardId}`)
    await expect(host.getByText(hosts)).toBeVisible()
    expect(await shifts()).toEqual([])
  }
})

test('UI-9 EDIT-30: nothing moves when More words load later than the settings below them', async ({
  person,
}) => {
  const host = await person({ viewport: { width: 1280, height: 800 } })
  const shifts = await watchShifts(host)
  const cardId = await registerWithCard(host, { extra: ['Dog barks', 'You are on mute'] })
  await host.route(/more-words/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await host.goto(`/create/${cardId}`)
  await expect(host.getByText('You are on mute')).toBeVisible()
  await expect(host.getByText('Card Settings')).toBeVisible()
  expect(await shifts()).toEqual([])
})

test('UI-9: nothing moves when a page arrives in two parts', async ({ person, server, afterPages }) => {
  const box = await startMiddlebox({ to: server.port })
  afterPages(box.cut)
  let release = () => {}
  box.hold = {
    before: '<p class="category-stub"',
    until: new Promise<void>((resolve) => (release = resolve)),
  }
  const visitor = await person({ ...phone, baseURL: box.url })
  const shifts = await watchShifts(visitor)
  const entry = await entryScript()
  const loaded = visitor.waitForEvent('requestfinished', (request) => request.url().endsWith(entry))
  await visitor.goto('/categories', { waitUntil: 'commit' })
  await expect(visitor.getByRole('article')).toHaveCount(1)
  await expect(visitor.getByRole('link', { name: 'View Movie Night' })).toBeVisible()
  // Nothing may have moved by now, when everything that has arrived is painted.
  expect(await shifts()).toEqual([])
  // React hydrates the page only when all of its HTML has arrived, even if the scripts are faster.
  await loaded
  await visitor.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(true))))
  release()
  await expect(visitor.getByRole('article').nth(5)).toBeVisible()
  expect(await shifts()).toEqual([])
})

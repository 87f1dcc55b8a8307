import { beforeEach, describe, expect, it } from 'vitest'
import { addCoHost, remove } from '#tests/server/co-hosts/fixtures.ts'
import { signUp, usePerson } from '#tests/server/cards/person.ts'
import { useApp } from '#tests/support/app.ts'
import { joinCard, type Listener, listenTo } from '#tests/support/sockets.ts'

describe('the hosts who edit a card', () => {
  const app = useApp({ realtime: { playersIntervalMs: 50 } })
  const host = usePerson(app)
  let cardId: string

  beforeEach(async () => {
    cardId = (await host.makeCard()).cardId
  })

  const joined = (as: 'play' | 'edit' = 'edit') => joinCard(app.url, { cardId, as })
  async function editor(key: string, page = joined()): Promise<Listener> {
    const listener = await page
    expect(await listener.ask('card:edit', { cardId, host: key })).toEqual({ ok: true, data: {} })
    return listener
  }
  const numbers = ({ events }: Listener) =>
    events.flatMap((item) => (item.event === 'card:editors' ? [item.payload.count] : []))
  const gets = (listener: Listener, count: number) => expect.poll(() => numbers(listener).at(-1)).toBe(count)

  it('HOST-8, LIV-8: include those whose pages joined in CONNECT', async () => {
    const fromConnect = () => listenTo(app.url, { auth: { join: { cardId, as: 'edit' } } })
    for (const page of [await editor('hostA', fromConnect()), await editor('hostB', fromConnect())])
      await gets(page, 2)
  })

  it('HOST-8: are sent their number when a page arrives, stops editing, leaves or disconnects', async () => {
    const first = await editor('host-one')
    await gets(first, 1)
    const [second, third, fourth] = [await editor('host-two'), await editor('host-3'), await editor('host-4')]
    for (const listener of [first, second, third, fourth]) await gets(listener, 4)
    await second.ask('card:edit', { cardId, host: null })
    await gets(first, 3)
    await third.leave({ cardId })
    await gets(first, 2)
    fourth.socket.io.engine.close()
    await gets(first, 1)
    const all = first.events.filter(({ event }) => event === 'card:editors')
    expect(all.every(({ payload }) => Object.keys(payload).sort().join() === 'cardId,count')).toBe(true)
  })

  it('HOST-8: count once per person, however many pages they have', async () => {
    const [one, same] = [await editor('host-one'), await editor('host-one')]
    const other = await editor('host-two')
    for (const listener of [one, same, other]) await gets(listener, 2)
    await same.leave({ cardId })
    await one.settled()
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(numbers(one).at(-1)).toBe(2)
  })

  it('HOST-8, LIV-2: are not announced to players, nor their number to pages that joined to edit but do not', async () => {
    const [player, looking] = [await joined('play'), await joined('edit')]
    const first = await editor('host-one')
    await gets(first, 1)
    await removeACoHost()
    for (const listener of [first, looking]) await listener.until(({ event }) => event === 'card:rights')
    for (const listener of [player, looking]) {
      await listener.settled()
      expect(listener.events.filter(({ event }) => event !== 'card:rights')).toEqual([])
    }
    expect(player.events).toEqual([])
  })

  it('HOST-9: are told of a removal even after strangers have taken all places', async () => {
    for (let page = 0; page < 51; page++) await editor(`made-up-${page}`)
    const real = await editor('host-one')
    await removeACoHost()
    const told = await real.until(({ event }) => event === 'card:rights')
    expect(told.payload).toEqual({ cardId })
  })

  async function removeACoHost(): Promise<void> {
    const coHost = await signUp(app.url)
    await addCoHost(host, cardId, coHost)
    await remove(host, cardId, coHost)
  }

  it('HOST-8: are never counted as more than a card can have, and pages beyond 50 do not count', async () => {
    const editors: Listener[] = []
    for (let page = 0; page < 52; page++) editors.push(await editor(`host-${page}`))
    await gets(editors[0]!, 11)
    await editors[51]!.settled()
    expect(numbers(editors[51]!)).toEqual([])
  })

  it('HOST-8, LIV-8: are refused if their page has not joined the card or their key is malformed', async () => {
    const stranger = await listenTo(app.url)
    const refused = { ok: false, error: { code: 'invalid', message: expect.any(String) } }
    expect(await stranger.ask('card:edit', { cardId, host: 'host-one' })).toEqual(refused)
    await stranger.join({ cardId, as: 'edit' })
    for (const key of ['', 'abc', 'x'.repeat(33), 'no spaces', 7, {}, undefined])
      expect(await stranger.ask('card:edit', { cardId, host: key })).toEqual(refused)
    expect(await stranger.ask('card:edit')).toEqual(refused)
    expect(numbers(stranger)).toEqual([])
  })

  it('HOST-4, HOST-9: are told immediately that someone was removed, but not who', async () => {
    const coHost = await signUp(app.url)
    await addCoHost(host, cardId, coHost)
    const first = await editor('host-one')
    await remove(coHost, cardId, coHost)
    const told = await first.until(({ event }) => event === 'card:rights')
    expect(told.payload).toEqual({ cardId })
  })

  it('HOST-6, HOST-9: are told immediately that the owner’s account was deleted', async () => {
    const owner = await signUp(app.url)
    const { cardId: shared } = await owner.makeCard()
    await addCoHost(owner, shared, host)
    const first = await joinCard(app.url, { cardId: shared, as: 'edit' })
    expect((await owner.call('DELETE', '/api/account', { password: 'a good password' })).status).toBe(204)
    await first.until(({ event }) => event === 'card:rights')
    expect((await host.call('GET', `/api/cards/${shared}`)).body.canEdit).toBe(false)
  })

  it('LIV-9, HOST-8: are no longer counted once the card is deleted', async () => {
    const first = await editor('host-one')
    await gets(first, 1)
    await host.call('DELETE', `/api/cards/${cardId}`)
    await first.until(({ event }) => event === 'card:deleted')
    const before = first.events.length
    expect(await first.ask('card:edit', { cardId, host: 'host-one' })).toMatchObject({ ok: false })
    await new Promise((resolve) => setTimeout(resolve, 150))
    expect(first.events).toHaveLength(before)
  })
})

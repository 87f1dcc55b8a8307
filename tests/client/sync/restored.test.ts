import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionAtom } from '#client/lib/session-atom.ts'
import { store } from '#client/lib/store.ts'
import { shownCardAtom } from '#client/sync/card-store.ts'
import { followRoom, hostKey, type RoomOwner } from '#client/sync/receive/room.ts'
import type { LiveSocket } from '#client/sync/socket-client.ts'
import { socket } from '#tests/support/fake-socket.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { MO } from '../frame/app-page.tsx'
import { checkRights } from '#client/sync/receive/rights.ts'

const card = sampleCard()
const { cardId } = card
const shown = vi.fn()
const owner: RoomOwner = {
  cardId,
  as: 'play',
  isStopped: () => false,
  shownVersion: () => 1,
  receive: shown,
  confirm: shown,
  showAbsent: shown,
  fetchCard: shown,
  fetchOnce: shown,
  onConnect: () => undefined,
  onDisconnect: () => undefined,
}
let leave: () => void

describe('a card that its owner deletes while it is open', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    ;({ leave } = followRoom(socket as unknown as LiveSocket, owner))
    socket.opens()
  })
  afterEach(() => leave())

  it('TRASH-1: is requested after 5 to 10 s, then at doubled intervals, and shown once it is restored', async () => {
    socket.joined = { ok: false, error: { code: 'not-found', message: 'no' } }
    socket.hears('card:deleted', { cardId })
    expect(shown).toHaveBeenLastCalledWith('deleted')
    for (const [seconds, joins] of [
      [4.9, 1],
      [5.1, 2],
      [4.9, 2],
      [15.1, 3],
    ] as const) {
      await vi.advanceTimersByTimeAsync(seconds * 1000)
      expect(socket.joins()).toHaveLength(joins)
    }
    const restored = { ...card, version: 2 }
    socket.joined = { ok: true, data: { card: restored } }
    await vi.advanceTimersByTimeAsync(40_000)
    expect(shown).toHaveBeenLastCalledWith(restored, { version: 1, reset: undefined })
    await vi.advanceTimersByTimeAsync(600_000)
    expect(socket.joins()).toHaveLength(4)
  })

  it('TRASH-1: is requested every 10 to 20 minutes at most, however often a phone wakes up', async () => {
    socket.joined = { ok: false, error: { code: 'not-found', message: 'no' } }
    socket.hears('card:deleted', { cardId })
    for (let resumes = 0; resumes < 40; resumes++) {
      socket.closes()
      socket.opens()
      await vi.advanceTimersByTimeAsync(1000)
    }
    const joins = socket.joins().length
    await vi.advanceTimersByTimeAsync(590_000)
    expect(socket.joins()).toHaveLength(joins)
    await vi.advanceTimersByTimeAsync(620_000)
    expect(socket.joins()).toHaveLength(joins + 1)
  })

  it('TRASH-1 HOST-8: counts its hosts again once it is restored', async () => {
    store.set(sessionAtom, { status: 'signed-in', user: MO })
    store.set(shownCardAtom, { cardId, status: 'ready', card, canEdit: true })
    const { leave: close } = followRoom(socket as unknown as LiveSocket, { ...owner, as: 'edit' })
    socket.joined = { ok: true, data: { unchanged: true } }
    socket.opens()
    const told = () => socket.sent.filter(({ event }) => event === 'card:edit').map(({ payload }) => payload)
    const host = { cardId, host: hostKey(cardId, MO.id) }
    await vi.waitFor(() => expect(told()).toEqual([host]))
    socket.hears('card:deleted', { cardId })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(told()).toEqual([host, host])
    close()
  })

  it('ADM-2: is not requested if it was taken down', async () => {
    socket.hears('card:deleted', { cardId, isRemoved: true })
    await vi.advanceTimersByTimeAsync(600_000)
    expect(socket.joins()).toHaveLength(1)
  })
})

it('CARD-9: its rights are requested once per user, and a late response for one user gives the next one no rights', async () => {
  const asked: ((canEdit: boolean) => void)[] = []
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve) =>
        asked.push((canEdit) => resolve(Response.json({ ...card, isOwner: canEdit, canEdit }))),
      ),
  )
  store.set(shownCardAtom, { cardId, status: 'ready', card })
  const check = (id: string) => {
    store.set(sessionAtom, { status: 'signed-in', user: { ...MO, id } })
    for (let times = 0; times < 2; times++) checkRights(cardId, true)
  }
  const canEdit = () => store.get(shownCardAtom).canEdit
  check('ada')
  expect(asked).toHaveLength(1)
  check('bob')
  expect(asked).toHaveLength(2)
  asked[0]!(true)
  await vi.waitFor(() => expect(canEdit()).toBeUndefined())
  asked[1]!(false)
  await vi.waitFor(() => expect(canEdit()).toBe(false))
})

import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followSignIn } from '#client/app/follow-sign-in.ts'
import { followWindows } from '#client/app/follow-windows.ts'
import { followSession } from '#client/lib/session.ts'
import { sessionAtom } from '#client/lib/session-atom.ts'
import { store } from '#client/lib/store.ts'
import { startCardClient } from '#client/sync/change/card-client.ts'
import { discardAllEdits } from '#client/sync/change/card-clients.ts'
import { wordsStep } from '#client/sync/change/steps.ts'
import { FakeCards } from '#tests/support/fake-cards.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { MO, rememberSignIn } from '../frame/app-page.tsx'

const ANN = { ...MO, id: 'ann', username: 'ann' }
const BOB = { ...MO, id: 'bob', username: 'bob' }
let cards: FakeCards
/** The user who is signed in on the server. */
let session: string
/** The account that each write named in its `X-User` header. */
let madeFor: (string | null)[]
let asked: number
let stops: (() => void)[]

beforeEach(() => {
  rememberSignIn(false)
  cards = new FakeCards()
  session = 'ann'
  madeFor = []
  asked = 0
  stops = []
  vi.stubGlobal('fetch', (path: string, init: RequestInit & { body?: string }) => {
    if (path === '/api/user') {
      asked++
      return Promise.resolve(Response.json(session === 'ann' ? ANN : BOB))
    }
    const account = new Headers(init.headers).get('X-User')
    if (init.method !== 'GET') madeFor.push(account)
    if (init.method !== 'GET' && account !== session)
      return Promise.resolve(Response.json({ message: 'No.', code: 'another-account' }, { status: 401 }))
    return cards.fetch(path, init)
  })
  store.set(sessionAtom, { status: 'signed-in', user: ANN })
})
afterEach(() => {
  for (const stop of stops) stop()
  discardAllEdits()
})

function edit(user: typeof ANN, text: string) {
  const card = cards.put(sampleCard())
  const client = startCardClient(card, user.id)
  stops.push(client.open(() => undefined))
  const shown = store.get(client.shownAtom)
  client.apply(wordsStep(0, text, shown.cells[0]!, shown))
  return { client, card }
}

it('ACC-60: an edit names its author; if someone else has logged in, it is kept and not sent again', async () => {
  stops.push(followSession())
  session = 'bob'
  const { client, card } = edit(ANN, 'Of Ann')
  await waitFor(() => expect(store.get(client.statusAtom)).toBe('forbidden'))
  await waitFor(() => expect(store.get(sessionAtom)).toEqual({ status: 'signed-in', user: BOB }))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(madeFor).toEqual(['ann'])
  expect(cards.card(card.cardId)).toEqual(card)
  expect(localStorage.getItem(`steps:ann:${card.cardId}`)).toContain('Of Ann')
})

it('ACC-60: kept edits are sent when their author logs in after another user, as theirs, and no others', async () => {
  session = 'nobody'
  store.set(sessionAtom, { status: 'signed-in', user: BOB })
  const { client, card } = edit(BOB, 'Of Bob')
  await waitFor(() => expect(store.get(client.statusAtom)).toBe('forbidden'))
  const kept = localStorage.getItem(`steps:bob:${card.cardId}`)!
  stops.pop()!()
  client.abandon()
  store.set(sessionAtom, { status: 'signed-in', user: ANN })
  followSignIn()
  // Ann has the card open, but no edits to send.
  stops.push(startCardClient(card, ANN.id).open(() => undefined))
  localStorage.setItem(`steps:bob:${card.cardId}`, kept)
  madeFor = []
  session = 'bob'
  store.set(sessionAtom, { status: 'signed-in', user: BOB })
  await waitFor(() => expect(cards.card(card.cardId).cells[0]).toBe('Of Bob'))
  expect(new Set(madeFor)).toEqual(new Set(['bob']))
})

it('ACC-61: a window tells others of a log-in and a log-out, and checks the session when told of one or focused', async () => {
  stops.push(followWindows())
  expect(localStorage.getItem('session')).toBe('ann')
  store.set(sessionAtom, { status: 'signed-out' })
  expect(localStorage.getItem('session')).toBe('')
  window.dispatchEvent(new Event('focus'))
  expect(asked).toBe(0)
  session = 'bob'
  window.dispatchEvent(new StorageEvent('storage', { key: 'session' }))
  await waitFor(() => expect(store.get(sessionAtom)).toEqual({ status: 'signed-in', user: BOB }))
  expect(localStorage.getItem('session')).toBe('bob')
  session = 'ann'
  window.dispatchEvent(new Event('focus'))
  await waitFor(() => expect(store.get(sessionAtom)).toEqual({ status: 'signed-in', user: ANN }))
})

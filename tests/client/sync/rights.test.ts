import { beforeEach, expect, it, vi } from 'vitest'
import { sessionAtom } from '#client/lib/session-atom.ts'
import { store } from '#client/lib/store.ts'
import { shownCardAtom } from '#client/sync/card-store.ts'
import { checkRights } from '#client/sync/hear/rights.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { MO } from '../frame/app-page.tsx'

const card = sampleCard()
const asked: ((canEdit: boolean) => void)[] = []
const logIn = (id: string) => store.set(sessionAtom, { status: 'signed-in', user: { ...MO, id } })
const check = () => checkRights(card.cardId, true)
const canEdit = () => store.get(shownCardAtom).canEdit

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve) =>
        asked.push((canEdit) => resolve(Response.json({ ...card, isOwner: canEdit, canEdit }))),
      ),
  )
  store.set(shownCardAtom, { cardId: card.cardId, status: 'ready', card })
})

it('CARD-9: rights are asked for once, and a late answer to one user gives the next none', async () => {
  logIn('ada')
  check()
  check()
  expect(asked).toHaveLength(1)
  logIn('bob')
  check()
  check()
  expect(asked).toHaveLength(2)
  asked[0]!(true)
  await vi.waitFor(() => expect(canEdit()).toBeUndefined())
  asked[1]!(false)
  await vi.waitFor(() => expect(canEdit()).toBe(false))
})

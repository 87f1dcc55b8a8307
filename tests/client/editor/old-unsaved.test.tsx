import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { listTemporary } from '#client/sync/unsaved/temporary-cards.ts'
import { readUnsaved } from '#client/sync/unsaved/unsaved-storage.ts'
import { newCardId } from '#shared/ids.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import type { Card } from '#shared/schemas/card.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { address } from '../frame/app-page.tsx'
import {
  cards,
  freshBrowser,
  fromOtherTab,
  openEditor,
  save,
  shownWords,
  signOut,
  TEMPORARY_ID,
  write,
} from './editor-page.tsx'

let theirs: Card
let cardId: string
beforeEach(() => {
  freshBrowser()
  signOut()
  theirs = cards.put(sampleCard({ cardId: newCardId(), title: 'Theirs' }), false)
  cardId = newCardId()
})

/** Returns a card's content as version 0.1.0 stored it, before called games existed. */
function content() {
  const { title, gridSize, hasFreeSpace, cells, theme, freeSpaceImageUrl } = sampleCard({ title: 'Mine' })
  return { title, gridSize, hasFreeSpace, cells: cells.with(0, 'Old'), theme, freeSpaceImageUrl }
}
const dates = { createdAt: '2026-11-21T10:00:00.000Z', updatedAt: '2026-11-21T10:00:00.000Z' }

/** Where and how versions up to 0.3.0 store unsaved cards: path, storage key and card. */
const PLACES = {
  'a new card': () => ({
    path: '/create',
    place: 'new',
    key: 'BingoBoard',
    card: { ...content(), cardId },
  }),
  'a copy': () => ({
    path: `/create/${theirs.cardId}`,
    place: theirs.cardId,
    key: `copy:${theirs.cardId}`,
    card: { ...content(), cardId, base: contentOf(theirs) },
  }),
  'a temporary card': () => ({
    path: `/create/${TEMPORARY_ID}`,
    place: TEMPORARY_ID,
    key: `temp-card-${TEMPORARY_ID}`,
    card: {
      ...content(),
      ...dates,
      cardId: TEMPORARY_ID,
      saveAs: cardId,
      originSecret: 'AbCdEfGhIjKlMnOpQrStUv',
      called: ['Square 2'],
      version: 7,
      round: 3,
    },
  }),
}
type Name = keyof typeof PLACES
const NAMES = Object.keys(PLACES) as Name[]

async function open(name: Name) {
  const place = PLACES[name]()
  localStorage.setItem(place.key, JSON.stringify(place.card))
  return { ...place, ...(await openEditor(place.path)) }
}
/** Returns the card as an open page of an older version reads it. */
const oldCard = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Card> | null

describe('an unsaved card stored by an older version', () => {
  it.each(NAMES)('UPG-1 EDIT-9 EDIT-11 GUEST-1: %s is opened completely', async (name) => {
    const { place, card } = await open(name)
    expect(screen.getByLabelText('Title')).toHaveValue('Mine')
    expect(shownWords()[0]).toBe('Old')
    const stored = readUnsaved(place)
    expect(stored).toMatchObject({ ...content(), cardId, extra: [], showsCalls: true })
    if (name === 'a copy') expect(stored?.base).toMatchObject(contentOf(theirs))
    if (name !== 'a temporary card') return
    const {
      called,
      version,
      round,
      createdAt,
      originSecret: secret,
    } = card as typeof card & { originSecret: string } & Card
    expect(stored).toMatchObject({ called, version, round, createdAt, secret })
    expect(listTemporary()).toHaveLength(1)
  })

  it.each(NAMES)(
    'UPG-1 EDIT-6: %s stays in sync with an open page of the older version, in both directions',
    async (name) => {
      const { user, key, place } = await open(name)
      await write(user, 1, 2, 'Of here')
      expect(oldCard(key)?.cells?.slice(0, 2)).toEqual(['Old', 'Of here'])
      const there = oldCard(key)
      fromOtherTab(key, { ...there, cells: there?.cells?.with(2, 'Of there') })
      const words = ['Old', 'Of here', 'Of there']
      await waitFor(() => expect(shownWords().slice(0, 3)).toEqual(words))
      expect(readUnsaved(place)?.cells.slice(0, 3)).toEqual(words)
      // Without a storage event, as if no page of this version were open, the change is taken over at the next read.
      localStorage.setItem(key, JSON.stringify({ ...there, title: 'Of there' }))
      expect(readUnsaved(place)?.title).toBe('Of there')
      expect(readUnsaved(place)?.cardId).toBe(cardId)
    },
  )

  it('UPG-1 GUEST-2: a temporary card that such a page deletes is deleted here too', async () => {
    const { key } = await open('a temporary card')
    fromOtherTab(key, undefined)
    expect(listTemporary()).toEqual([])
  })

  it('UPG-1 EDIT-9: once saved here, it is gone for the older version too, which learns the saved card’s id', async () => {
    const { user, key } = await open('a new card')
    await user.click(save())
    await waitFor(() => expect(address()).toMatch(/\/create\/temp-/))
    const temporaryId = address().split('/').pop()!
    expect(localStorage.getItem(key)).toBeNull()
    expect(oldCard('saved-draft')).toEqual({ draftId: cardId, savedId: temporaryId })
    expect(readUnsaved(temporaryId)?.cells[0]).toBe('Old')
  })
})

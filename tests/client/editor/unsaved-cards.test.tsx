import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { newUnsaved } from '#client/sync/unsaved/unsaved-card.ts'
import { readTemporary, writeTemporary } from '#client/sync/unsaved/temporary-cards.ts'
import { newCardId } from '#shared/ids.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import type { Card, CardContent } from '#shared/schemas/card.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { expectToast } from '#tests/support/toast.ts'
import { address } from '../frame/app-page.tsx'
import {
  cards,
  cell,
  freshBrowser,
  fromOtherTab,
  openEditor,
  shownWords,
  signIn,
  signOut,
  TEMPORARY_ID,
  write,
} from './editor-page.tsx'

const NEW = { key: 'BingoBoard', savedKey: 'saved-draft', path: '/create' }

/** Another user's card, and the id that the unsaved card gets. */
let theirs: Card
let cardId: string
/** The content of the unsaved card, which all tabs share. */
let content: CardContent
beforeEach(() => {
  freshBrowser()
  theirs = cards.put(sampleCard({ cardId: newCardId(), title: 'Theirs' }), false)
  cardId = newCardId()
  content = { ...contentOf(theirs), title: 'Mine', cells: theirs.cells.with(1, 'Of the other tab') }
})

/** Where an unsaved card is stored: its address, the storage keys of the card and of its saved id, and their values. */
const PLACES = {
  'a new card': () => ({
    ...NEW,
    draft: { ...newUnsaved(content), cardId } as object,
    saved: (savedId: string): unknown => ({ draftId: cardId, savedId }),
  }),
  'a copy': () => ({
    key: `copy:${theirs.cardId}`,
    savedKey: `saved-copy:${theirs.cardId}`,
    path: `/create/${theirs.cardId}`,
    draft: { ...newUnsaved(content), cardId, base: contentOf(theirs) },
    saved: (savedId: string): unknown => savedId,
  }),
  'a temporary card': () => ({
    key: `temp-card-${TEMPORARY_ID}`,
    savedKey: `saved:${TEMPORARY_ID}`,
    path: `/create/${TEMPORARY_ID}`,
    draft: { ...newUnsaved(content), cardId: TEMPORARY_ID, saveAs: cardId },
    saved: (savedId: string): unknown => savedId,
  }),
}
type Name = keyof typeof PLACES
const NAMES = Object.keys(PLACES) as Name[]

async function open(name: Name) {
  const place = PLACES[name]()
  localStorage.setItem(place.key, JSON.stringify(place.draft))
  return { ...place, ...(await openEditor(place.path)) }
}

async function startTyping(user: UserEvent): Promise<void> {
  await user.click(cell(1, 1))
  await user.keyboard('{Control>}a{/Control}Half typed')
}

const isAt = (id: string) => waitFor(() => expect(address()).toBe(`/create/${id}`))
const show = () => act(() => void document.dispatchEvent(new Event('visibilitychange')))

describe('an unsaved card that another tab saves', () => {
  it.each(NAMES)(
    'EDIT-6 EDIT-9 EDIT-11 GUEST-2: %s leads to the saved card, with the words that were being typed',
    async (name) => {
      const { user, key, savedKey, saved } = await open(name)
      await startTyping(user)
      cards.put(sampleCard({ ...content, cardId }))
      localStorage.removeItem(key)
      fromOtherTab(savedKey, saved(cardId))
      fromOtherTab(key, undefined)
      await isAt(cardId)
      await expectToast('Saved in another tab')
      const words = ['Half typed', 'Of the other tab']
      await waitFor(() => expect(cards.card(cardId).cells.slice(0, 2)).toEqual(words))
      await user.keyboard(' and on{Enter}')
      await waitFor(() => expect(cards.card(cardId).cells[0]).toBe('Half typed and on'))
      expect(shownWords().slice(0, 2)).toEqual(['Half typed and on', 'Of the other tab'])
      expect(cards.writes().map(({ method }) => method)).toEqual(['PATCH', 'PATCH'])
      expect([localStorage.getItem(key), localStorage.getItem(`copy:${cardId}`)]).toEqual([null, null])
    },
  )

  it.each(NAMES.slice(0, 2))(
    'EDIT-9 EDIT-11 GUEST-1: a guest’s %s leads to the temporary card, with the words that were being typed',
    async (name) => {
      signOut()
      const { user, key, savedKey, saved } = await open(name)
      await startTyping(user)
      writeTemporary(TEMPORARY_ID, content, cardId)
      localStorage.removeItem(key)
      fromOtherTab(savedKey, saved(TEMPORARY_ID))
      await isAt(TEMPORARY_ID)
      await user.keyboard(' and on{Enter}')
      const words = ['Half typed and on', 'Of the other tab']
      await waitFor(() => expect(shownWords().slice(0, 2)).toEqual(words))
      expect(readTemporary(TEMPORARY_ID)?.cells.slice(0, 2)).toEqual(words)
      expect(localStorage.getItem(key)).toBeNull()
    },
  )

  it('EDIT-9: leads there when the tab is shown again, if the browser had frozen it', async () => {
    const { key, savedKey, saved } = await open('a new card')
    cards.put(sampleCard({ ...content, cardId }))
    localStorage.removeItem(key)
    localStorage.setItem(savedKey, JSON.stringify(saved(cardId)))
    show()
    await isAt(cardId)
    await waitFor(() => expect(shownWords()[1]).toBe('Of the other tab'))
    expect(cards.writes()).toEqual([])
  })

  it('EDIT-11 LIV-4: overwrites nothing that was edited since; its own words go to More words instead', async () => {
    const { user, key, savedKey, draft } = await open('a copy')
    fromOtherTab(key, { ...draft, posted: content })
    await startTyping(user)
    cards.put({ ...theirs, ...content, cells: content.cells.with(0, 'Edited since').with(4, 'Too'), cardId })
    localStorage.removeItem(key)
    fromOtherTab(savedKey, cardId)
    fromOtherTab(key, undefined)
    await isAt(cardId)
    await waitFor(() => expect(cards.card(cardId).extra).not.toEqual([]))
    expect(cards.card(cardId).cells.slice(0, 5)).toEqual([
      ...['Edited since', 'Of the other tab', 'Square 3', 'Square 4', 'Too'],
    ])
  })
})

describe('the place of an unsaved card', () => {
  it.each(NAMES)(
    'EDIT-6 LIV-4: %s keeps what another tab wrote while the browser had frozen this one',
    async (name) => {
      const { user, key, draft } = await open(name)
      localStorage.setItem(key, JSON.stringify({ ...draft, cells: content.cells.with(2, 'Meanwhile') }))
      await write(user, 1, 1, 'Here')
      expect(shownWords().slice(0, 3)).toEqual(['Here', 'Of the other tab', 'Meanwhile'])
    },
  )

  it('EDIT-9: is kept when another new card was saved; saving this one keeps the next card at /create', async () => {
    await open('a new card')
    fromOtherTab(NEW.savedKey, { draftId: newCardId(), savedId: newCardId() })
    await act(() => Promise.resolve())
    expect(address()).toBe('/create')
    expect(shownWords()[1]).toBe('Of the other tab')

    cards.put(sampleCard({ ...content, cardId }))
    const next = { ...newUnsaved(content), title: 'The next card' }
    localStorage.setItem(NEW.key, JSON.stringify(next))
    fromOtherTab(NEW.savedKey, { draftId: cardId, savedId: cardId })
    fromOtherTab(NEW.key, next)
    await isAt(cardId)
    expect(JSON.parse(localStorage.getItem(NEW.key) ?? '')).toEqual(next)
  })

  it('GUEST-2: stays on the screen if another tab deletes the temporary card', async () => {
    const { key, path } = await open('a temporary card')
    fromOtherTab(key, undefined)
    await act(() => Promise.resolve())
    expect(address()).toBe(path)
    expect(screen.getByLabelText('Title')).toHaveValue('Mine')
  })

  it('EDIT-11: can hold the next copy as a separate card; other tabs learn that this copy is saved', async () => {
    const { path, key, savedKey } = PLACES['a copy']()
    localStorage.setItem(savedKey, JSON.stringify('earlierCpy'))
    const { user } = await openEditor(path)
    show()
    expect(address()).toBe(path)
    await user.click(screen.getByRole('button', { name: /^Save/ }))
    await screen.findByRole('dialog', { name: 'Share BingoBoard' })
    const [madeId] = cards.ids().filter((id) => id !== theirs.cardId)
    expect(JSON.parse(localStorage.getItem(savedKey) ?? '')).toBe(madeId)
    expect(localStorage.getItem(key)).toBeNull()
  })

  it('EDIT-11 ACC-12: a copy becomes the card, with its words, once its owner has logged in, here or in another tab', async () => {
    signOut()
    const { user } = await openEditor(`/create/${theirs.cardId}`)
    await screen.findByText(/If this card is yours/)
    await write(user, 1, 1, 'Mine')
    cards.put(theirs, true)
    signIn()
    await waitFor(() => expect(cards.card(theirs.cardId).cells[0]).toBe('Mine'))
    await screen.findByText('Saved')
    expect(shownWords()[0]).toBe('Mine')
    expect(screen.queryByText("You're making a copy")).toBeNull()
  })
})

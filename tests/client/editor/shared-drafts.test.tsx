import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { rememberSaved } from '#client/sync/saved-temporary.ts'
import { blankTemporary, readTemporary, writeTemporary } from '#client/sync/temporary-cards.ts'
import { newCardId } from '#shared/ids.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import type { FakeCards } from '#tests/support/fake-cards.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { expectToast } from '#tests/support/toast.ts'
import {
  address,
  cell,
  fillFirstRow,
  FIVE,
  freshBrowser,
  fromOtherTab,
  openEditor,
  shownWords,
  signOut,
} from './editor-page.tsx'

let cards: FakeCards
beforeEach(() => {
  cards = freshBrowser()
})

const TEMPORARY_ID = 'temp-1760000000000-abcdefghij'
const DRAFT_KEY = 'BingoBoard'
const SAVED_KEY = 'saved-draft'

/** The card at `/create`, as all tabs share it. */
function sharedDraft(): CardContent & { cardId: string } {
  return JSON.parse(localStorage.getItem(DRAFT_KEY) ?? '{}') as CardContent & { cardId: string }
}

async function startTyping(user: UserEvent): Promise<void> {
  await user.click(cell(1, 1))
  await user.keyboard('{Control>}a{/Control}Half typed')
}

const isAt = (cardId: string) => waitFor(() => expect(address()).toBe(`/create/${cardId}`))

describe('a new card that another tab saves', () => {
  it('EDIT-6 EDIT-9: leads to the saved card, with the words that were being typed', async () => {
    const { user } = await openEditor()
    await fillFirstRow(user, ...FIVE)
    const { cardId, ...content } = sharedDraft()
    await startTyping(user)
    cards.put(sampleCard({ ...content, cardId }))
    localStorage.removeItem(DRAFT_KEY)
    fromOtherTab(SAVED_KEY, { draftId: cardId, savedId: cardId })
    fromOtherTab(DRAFT_KEY, undefined)
    await isAt(cardId)
    await expectToast('Saved in another tab')
    await waitFor(() => expect(cards.card(cardId).cells.slice(0, 2)).toEqual(['Half typed', 'Two']))
    await user.keyboard(' and on{Enter}')
    await waitFor(() => expect(cards.card(cardId).cells[0]).toBe('Half typed and on'))
    expect(shownWords()).toEqual(['Half typed and on', ...FIVE.slice(1)])
    expect(cards.writes().map(({ method }) => method)).toEqual(['PATCH', 'PATCH'])
    expect([localStorage.getItem(DRAFT_KEY), localStorage.getItem(`copy:${cardId}`)]).toEqual([null, null])
  })

  it('EDIT-9 GUEST-1: of a guest leads to the temporary card, with the words that were being typed', async () => {
    signOut()
    const { user } = await openEditor()
    await fillFirstRow(user, ...FIVE)
    const { cardId, ...content } = sharedDraft()
    await startTyping(user)
    writeTemporary(TEMPORARY_ID, content, cardId)
    localStorage.removeItem(DRAFT_KEY)
    fromOtherTab(SAVED_KEY, { draftId: cardId, savedId: TEMPORARY_ID })
    await isAt(TEMPORARY_ID)
    await user.keyboard(' and on{Enter}')
    expect(shownWords()).toEqual(['Half typed and on', ...FIVE.slice(1)])
    expect(readTemporary(TEMPORARY_ID)?.cells.slice(0, 2)).toEqual(['Half typed and on', 'Two'])
  })

  it('EDIT-9: keeps the next card at /create', async () => {
    const { user } = await openEditor()
    await fillFirstRow(user, ...FIVE)
    const { cardId, ...content } = sharedDraft()
    cards.put(sampleCard({ ...content, cardId }))
    const next = { ...content, cardId: newCardId(), title: 'The next card' }
    localStorage.setItem(DRAFT_KEY, JSON.stringify(next))
    fromOtherTab(SAVED_KEY, { draftId: cardId, savedId: cardId })
    fromOtherTab(DRAFT_KEY, next)
    await isAt(cardId)
    expect(sharedDraft()).toEqual(next)
  })

  it('EDIT-9: does not affect a tab with another card', async () => {
    const { user } = await openEditor()
    await fillFirstRow(user, 'Another card')
    fromOtherTab(SAVED_KEY, { draftId: newCardId(), savedId: newCardId() })
    await act(() => Promise.resolve())
    expect(address()).toBe('/create')
    expect(shownWords()).toEqual(['Another card'])
  })

  it('EDIT-9: leads there when the tab is shown again, if the browser had frozen it', async () => {
    const { user } = await openEditor()
    await fillFirstRow(user, ...FIVE)
    const { cardId, ...content } = sharedDraft()
    cards.put(sampleCard({ ...content, cardId }))
    localStorage.removeItem(DRAFT_KEY)
    localStorage.setItem(SAVED_KEY, JSON.stringify({ draftId: cardId, savedId: cardId }))
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await isAt(cardId)
    expect(cards.writes()).toEqual([])
  })
})

describe('a temporary card that another tab saves to the account', () => {
  const savedId = newCardId()

  async function openTemporary(): Promise<{ user: UserEvent; content: CardContent }> {
    const content = { ...contentOf(blankTemporary(TEMPORARY_ID)), title: 'Mine' }
    const filled = { ...content, cells: content.cells.map((_, at) => (at === 12 ? '' : `Square ${at + 1}`)) }
    writeTemporary(TEMPORARY_ID, filled, savedId)
    const { user } = await openEditor(`/create/${TEMPORARY_ID}`)
    return { user, content: filled }
  }

  it('GUEST-2: leads to the saved card, with the words that were being typed', async () => {
    const { user, content } = await openTemporary()
    await startTyping(user)
    cards.put(sampleCard({ ...content, cardId: savedId }))
    rememberSaved(TEMPORARY_ID, savedId)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: `saved:${TEMPORARY_ID}` })))
    fromOtherTab(`temp-card-${TEMPORARY_ID}`, undefined)
    await isAt(savedId)
    await waitFor(() => expect(cards.card(savedId).cells.slice(0, 2)).toEqual(['Half typed', 'Square 2']))
    expect(readTemporary(TEMPORARY_ID)).toBeUndefined()
  })

  it('GUEST-2: stays on the screen if another tab deletes it', async () => {
    await openTemporary()
    fromOtherTab(`temp-card-${TEMPORARY_ID}`, undefined)
    await act(() => Promise.resolve())
    expect(address()).toBe(`/create/${TEMPORARY_ID}`)
    expect(screen.getByLabelText('Title')).toHaveValue('Mine')
  })
})

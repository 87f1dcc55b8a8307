import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { sessionAtom } from '#client/lib/session-atom.ts'
import { store } from '#client/lib/store.ts'
import { readTemporary, writeTemporary } from '#client/sync/temporary-cards.ts'
import { newCardId } from '#shared/ids.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import type { Card, CardContent } from '#shared/schemas/card.ts'
import type { FakeCards } from '#tests/support/fake-cards.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { expectToast } from '#tests/support/toast.ts'
import { MO } from '../frame/app-page.tsx'
import { address, cell, freshBrowser, fromOtherTab, openEditor, shownWords, signOut } from './editor-page.tsx'

let cards: FakeCards
/** Another user's card, and the id that its copy gets. */
let theirs: Card
let copyId: string
beforeEach(() => {
  cards = freshBrowser()
  theirs = cards.put(sampleCard({ cardId: newCardId(), title: 'Theirs' }), false)
  copyId = newCardId()
})

const open = () => openEditor(`/create/${theirs.cardId}`)
const copyKey = () => `copy:${theirs.cardId}`
const savedKey = () => `saved-copy:${theirs.cardId}`

/** What the other tab has typed into the copy, which this tab shows too. */
function typedElsewhere(): CardContent {
  const { cells, ...content } = contentOf(theirs)
  return { ...content, cells: cells.with(1, 'Of the other tab') }
}

/** The other tab begins to save the copy. */
function saveBeginsElsewhere(): CardContent {
  const content = typedElsewhere()
  fromOtherTab(copyKey(), { ...content, cardId: copyId, base: contentOf(theirs), posted: content })
  return content
}

/** The server has stored the copy that the other tab has saved, with what that tab has changed since. */
function savedElsewhere(content: CardContent, since: Partial<CardContent> = {}): void {
  cards.put({ ...theirs, ...content, ...since, cardId: copyId })
  localStorage.removeItem(copyKey())
  fromOtherTab(savedKey(), copyId)
  fromOtherTab(copyKey(), undefined)
}

const isAtSaved = () => waitFor(() => expect(address()).toBe(`/create/${copyId}`))

describe('a copy that another tab saves', () => {
  it('EDIT-11: leads to the saved card, with the words that were being typed; there is no second card', async () => {
    const { user } = await open()
    const content = saveBeginsElsewhere()
    await user.click(cell(1, 1))
    await user.keyboard('{Control>}a{/Control}Half typed')
    savedElsewhere(content)
    await isAtSaved()
    await expectToast('Saved in another tab')
    await waitFor(() =>
      expect(cards.card(copyId).cells.slice(0, 3)).toEqual(['Half typed', 'Of the other tab', 'Square 3']),
    )
    expect(shownWords().slice(0, 2)).toEqual(['Half typed', 'Of the other tab'])
    expect(screen.queryByText(/belongs to someone else/)).toBeNull()
    expect(cards.writes().map(({ method }) => method)).toEqual(['PATCH'])
    expect([localStorage.getItem(copyKey()), localStorage.getItem(`copy:${copyId}`)]).toEqual([null, null])
  })

  it('EDIT-11 LIV-4: overwrites nothing that was edited since: the words are a conflict', async () => {
    const { user } = await open()
    const content = saveBeginsElsewhere()
    await user.click(cell(1, 1))
    await user.keyboard('{Control>}a{/Control}Half typed')
    savedElsewhere(content, { cells: content.cells.with(0, 'Edited since').with(4, 'This too') })
    await isAtSaved()
    await screen.findByText('Conflict')
    expect(cards.card(copyId).cells.slice(0, 5)).toEqual([
      ...['Edited since', 'Of the other tab', 'Square 3', 'Square 4', 'This too'],
    ])
  })

  it('EDIT-11: leads there when the tab is shown again, if the browser had frozen it', async () => {
    await open()
    cards.put({ ...theirs, ...typedElsewhere(), cardId: copyId })
    localStorage.setItem(savedKey(), JSON.stringify(copyId))
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await isAtSaved()
    await waitFor(() => expect(shownWords()[1]).toBe('Of the other tab'))
    expect(cards.writes()).toEqual([])
  })

  it('EDIT-11 GUEST-1: of a guest leads to the temporary card, with the words that were being typed', async () => {
    signOut()
    const { user } = await open()
    const content = typedElsewhere()
    fromOtherTab(copyKey(), { ...content, cardId: copyId, base: contentOf(theirs) })
    await user.click(cell(1, 1))
    await user.keyboard('{Control>}a{/Control}Half typed')
    const temporaryId = 'temp-1760000000000-abcdefghij'
    writeTemporary(temporaryId, content, copyId)
    localStorage.removeItem(copyKey())
    fromOtherTab(savedKey(), temporaryId)
    await waitFor(() => expect(address()).toBe(`/create/${temporaryId}`))
    await waitFor(() => expect(shownWords().slice(0, 2)).toEqual(['Half typed', 'Of the other tab']))
    expect(readTemporary(temporaryId)?.cells.slice(0, 2)).toEqual(['Half typed', 'Of the other tab'])
    expect(localStorage.getItem(copyKey())).toBeNull()
  })
})

describe('the next copy of a card', () => {
  it('EDIT-11: is another card; other tabs learn that it is saved', async () => {
    localStorage.setItem(savedKey(), JSON.stringify('earlierCpy'))
    const { user } = await open()
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(address()).toBe(`/create/${theirs.cardId}`)
    await user.click(screen.getByRole('button', { name: /^Save/ }))
    await screen.findByRole('dialog', { name: 'Share BingoBoard' })
    const [madeId] = cards.ids().filter((id) => id !== theirs.cardId)
    expect(JSON.parse(localStorage.getItem(savedKey()) ?? '')).toBe(madeId)
    expect(localStorage.getItem(copyKey())).toBeNull()
  })
})

describe('a copy whose original belongs to the user', () => {
  it('EDIT-11 ACC-12: becomes the card once its owner has signed in, here or in another tab, with the words of the copy', async () => {
    signOut()
    const { user } = await open()
    await screen.findByText(/If this card is yours/)
    await user.click(cell(1, 1))
    await user.keyboard('{Control>}a{/Control}Mine{Enter}')
    cards.put(theirs, true)
    act(() => store.set(sessionAtom, { status: 'signed-in', user: MO }))
    await waitFor(() => expect(cards.card(theirs.cardId).cells[0]).toBe('Mine'))
    await screen.findByText('Saved')
    expect(shownWords()[0]).toBe('Mine')
    expect(screen.queryByText("You're making a copy")).toBeNull()
  })
})

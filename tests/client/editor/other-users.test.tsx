import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { sessionAtom } from '#client/lib/session-atom.ts'
import { store } from '#client/lib/store.ts'
import type { Card } from '#shared/schemas/card.ts'
import { cards, freshBrowser, MO, openEditor, settled, signIn, storedCard, write } from './editor-page.tsx'

let card: Card
beforeEach(() => {
  card = storedCard(freshBrowser())
})

/** Ada signs in in this browser, in this or another tab, and may not edit Mo's card. */
function signInAsAda(): void {
  cards.setRole(card.cardId, 'user')
  act(() => store.set(sessionAtom, { status: 'signed-in', user: { ...MO, id: 'ada', username: 'ada' } }))
}

describe('another user who signs in while a card is open', () => {
  it('LIV-12 EDIT-11: gets a copy, not the rights of the user before, who edits the card again after the next sign-in', async () => {
    const { user } = await openEditor(`/create/${card.cardId}`)
    expect(await screen.findByText('Saved')).toBeVisible()
    signInAsAda()
    expect(await screen.findByText("You're making a copy")).toBeVisible()
    expect(screen.queryByText("You can't edit this card anymore")).toBeNull()
    cards.setRole(card.cardId, 'owner')
    signIn()
    expect(await screen.findByText('Saved')).toBeVisible()
    await write(user, 1, 1, 'Mo again')
    await settled()
    await waitFor(() => expect(cards.card(card.cardId).cells[0]).toBe('Mo again'))
  })
})

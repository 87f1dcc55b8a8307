import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startNewCard } from '#client/features/editor/start-new-card.ts'
import { resyncCard } from '#client/sync/receive/connection.ts'
import { newCardId } from '#shared/ids.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { expectToast } from '#tests/support/toast.ts'
import { address, comesBackTo, MO } from '../frame/app-page.tsx'
import {
  cards,
  FIVE,
  freshBrowser,
  goToEditor,
  openCard,
  openDraft,
  openEditor,
  save,
  shownWords,
  signIn,
  signOut,
  storedCard,
  write,
} from './editor-page.tsx'

beforeEach(() => void freshBrowser())

describe('a new card at /create', () => {
  it('EDIT-6 EDIT-9: New Card during a pending save keeps the saved card complete, and opens no screen', async () => {
    const { user } = await openDraft(...FIVE)
    await user.type(screen.getByLabelText('Title'), 'Slow network')
    const answer = cards.holdAnswers()
    await user.click(save())
    act(() => startNewCard())
    await waitFor(() => expect(shownWords()).toEqual([]))
    await write(user, 1, 1, 'Of the new card')
    answer()
    await expectToast('Success', 'BingoBoard saved successfully!')
    const [cardId] = cards.ids()
    expect(screen.getByRole('button', { name: 'Open' })).toBeVisible()
    expect(address()).toBe('/create')
    expect(shownWords()).toEqual(['Of the new card'])
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(cards.card(cardId!)).toMatchObject({ title: 'Slow network', version: 1 })
    expect(cards.card(cardId!).cells.filter(Boolean)).toEqual(FIVE)
    expect(JSON.parse(localStorage.getItem('BingoBoard') ?? '{}')).toMatchObject({
      cells: expect.arrayContaining(['Of the new card']) as string[],
    })
  })

  it('EDIT-9: a title that is being typed belongs to the card that New Card puts away', async () => {
    const { user } = await openEditor()
    await user.type(screen.getByLabelText('Title'), 'Half typed')
    act(() => startNewCard())
    expect(screen.getByLabelText('Title')).toHaveValue('')
    const toast = await expectToast('New card')
    await user.click(within(toast).getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Half typed'))
  })

  it('EDIT-9 EDIT-10: saving a card that the server has deleted as new puts the unsaved card away, and Undo restores it', async () => {
    const { unmount } = await openDraft('Precious')
    unmount()
    const { card, user } = await openCard()
    cards.remove(card.cardId)
    await write(user, 1, 1, 'Late')
    expect(await screen.findByText('This card is no longer on the server')).toBeVisible()
    expect(screen.queryByText(/deleted/i)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Save as new' }))
    await waitFor(() => expect(address()).toBe('/create'))
    expect(shownWords()[0]).toBe('Late')
    const toast = await expectToast('New card')
    await user.click(within(toast).getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(shownWords()).toEqual(['Precious']))
  })
})

describe('the opened card', () => {
  it('CALL-10 EDIT-9 HOST-11 PLAY-20 VER-6: is blank, blue and 5x5 with a free space at /create, survives a reload, and lacks saved cards’ tools', async () => {
    const { user, unmount } = await openEditor()
    expect(shownWords()).toEqual([])
    expect(screen.getByText('FREE')).toBeVisible()
    expect(screen.getByRole('radio', { name: '5x5' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'Blue' })).toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Add Example Prompts' }))
    await write(user, 1, 1, 'Kept')
    const words = shownWords()
    unmount()
    await openEditor()
    expect(shownWords()).toEqual(words)
    expect(words[0]).toBe('Kept')
    expect(JSON.parse(localStorage.getItem('BingoBoard') ?? '')).toMatchObject({ gridSize: 5 })
    expect(screen.getByRole('button', { name: 'Print Sheets' })).toBeVisible()
    for (const name of ['Co-hosts', 'Earlier Versions', 'New Round', 'Stop Co-hosting'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.queryByRole('radio', { name: 'Call' })).toBeNull()
  })

  it('EDIT-10: shows the specified toast if it is unknown, and leads its owner to where deleted cards are restored', async () => {
    goToEditor('/create/aaaaaaaaaa')
    expect(await screen.findByRole('heading', { name: "We can't find that card" })).toBeVisible()
    await expectToast('Error', 'Failed to load BingoBoard. It may have been deleted or never existed.')
    expect(screen.getByRole('link', { name: 'My Cards' })).toHaveAttribute('href', '/my-cards')
    signOut()
    expect(screen.queryByRole('link', { name: 'My Cards' })).toBeNull()
    expect(screen.getByText('Check the link, or ask for it again.')).toBeVisible()
  })

  it('EDIT-11: stays the user’s own card if the rights of a guest arrive after a log-in', async () => {
    signOut()
    const { cardId } = storedCard(cards)
    cards.setRole(cardId, 'user')
    const answer = cards.holdAnswers()
    goToEditor(`/create/${cardId}`)
    await waitFor(() => expect(cards.seen.some(({ path }) => path.endsWith(cardId))).toBe(true))
    cards.setRole(cardId, 'owner')
    signIn()
    answer()
    expect(await screen.findByRole('switch', { name: 'Live' })).toBeVisible()
    expect(screen.queryByText(/belongs to someone else/)).toBeNull()
  })

  it("EDIT-11: is the base of a copy if it is another user's; Save stores the copy as the user’s card", async () => {
    const theirs = cards.put(sampleCard({ cardId: 'theirCard0', title: 'Theirs' }), false)
    const { user } = await openEditor('/create/theirCard0')
    expect(screen.getByText(/belongs to someone else/)).toBeVisible()
    await write(user, 1, 1, 'My own')
    await user.click(save())
    await screen.findByRole('dialog', { name: 'Share BingoBoard' })
    const made = cards.card(cards.ids().find((id) => id !== 'theirCard0')!)
    expect(made).toMatchObject({ title: 'Theirs' })
    expect(made.cells.slice(0, 2)).toEqual(['My own', 'Square 2'])
    expect(cards.card('theirCard0')).toEqual(theirs)
    expect(address()).toBe(`/create/${made.cardId}`)
  })

  it("EDIT-11: keeps the owner's changes while they are logged out, and applies them to the card itself after the log-in", async () => {
    const card = storedCard(cards)
    cards.put(card, false)
    signOut()
    const { user, unmount } = await openEditor(`/create/${card.cardId}`)
    await write(user, 1, 1, 'Before signing in')
    await user.click(screen.getByRole('link', { name: 'Login' }))
    expect([address(), comesBackTo()]).toEqual(['/auth', `/create/${card.cardId}`])
    unmount()
    cards.put(card, true)
    signIn()
    await openEditor(`/create/${card.cardId}`)
    await waitFor(() => expect(cards.card(card.cardId).cells[0]).toBe('Before signing in'))
  })

  it('EDIT-11: turns the words of a copy into edits of the owner who has logged in in another tab, not of the previous user', async () => {
    const theirs = cards.put(sampleCard({ cardId: newCardId(), title: 'Theirs' }), false)
    const { user } = await openEditor(`/create/${theirs.cardId}`)
    await write(user, 1, 1, 'Before the owner came')
    const owner = { ...MO, id: 'ada' }
    vi.stubGlobal('fetch', (path: string, init: Parameters<typeof cards.fetch>[1]) => {
      if (path === '/api/user') return Promise.resolve(Response.json(owner))
      if ((new Headers(init?.headers).get('X-User') ?? owner.id) === owner.id) return cards.fetch(path, init)
      const refusal = { message: 'Someone else has logged in here.', code: 'another-account' }
      return Promise.resolve(Response.json(refusal, { status: 401 }))
    })
    cards.setRole(theirs.cardId, 'owner')
    await act(() => resyncCard())
    expect(await screen.findByRole('switch', { name: 'Live' })).toBeVisible()
    await waitFor(() => expect(cards.card(theirs.cardId).cells[0]).toBe('Before the owner came'))
    expect(screen.queryByText("You're making a copy")).toBeNull()
  })
})

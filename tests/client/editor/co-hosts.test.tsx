import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { applyCard, shownCardAtom } from '#client/sync/card-store.ts'
import { hostKey } from '#client/sync/receive/room.ts'
import { store } from '#client/lib/store.ts'
import type { Card } from '#shared/schemas/card.ts'
import { announced } from '#tests/support/announced.ts'
import { socket } from '#tests/support/fake-socket.ts'
import { address, hideInvisible } from '../frame/app-page.tsx'
import {
  cards,
  cell,
  field,
  freshBrowser,
  openEditor,
  settled,
  signIn,
  storedCard,
  write,
} from './editor-page.tsx'

let card: Card

beforeEach(() => {
  hideInvisible()
  freshBrowser()
  card = storedCard(cards)
  cards.setRole(card.cardId, 'co-host')
})

const at = () => `/create/${card.cardId}`
const open = () => openEditor(at())
const notice = (title: string) => screen.findByText(title)
const REMOVED = "You can't edit this card anymore"

/** Pushes another host's edit of these cells to this page. */
function pushed(cells: Record<number, string>): void {
  const next = Object.entries(cells).reduce((all, [index, text]) => all.with(Number(index), text), card.cells)
  act(() => void applyCard(cards.change(card.cardId, { cells: next })))
}

async function opensSocket(): Promise<void> {
  await waitFor(() => expect(socket.listens('card:editors')).toBe(true))
  act(() => socket.opens())
  await waitFor(() => expect(socket.sent.some(({ event }) => event === 'card:edit')).toBe(true))
}

describe('the editor of a co-host', () => {
  it('HOST-9: tells a removed co-host at the next write, keeps what was not sent over a reload, and saves it as a new card', async () => {
    const { user, unmount } = await open()
    cards.setRole(card.cardId, 'user')
    await write(user, 1, 1, 'Kept words')
    await notice(REMOVED)
    expect(screen.getByText('Not saved, 1 change kept')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Stop Co-hosting' })).toBeNull()
    expect(cell(1, 1)).toHaveTextContent('Kept words')
    expect(cards.card(card.cardId).cells[0]).toBe(card.cells[0])

    unmount()
    act(() => store.set(shownCardAtom, { cardId: '', status: 'loading' }))
    const reloaded = await open()
    await notice(REMOVED)
    expect(cell(1, 1)).toHaveTextContent('Kept words')
    await reloaded.user.click(screen.getByRole('button', { name: 'Save as new' }))
    await waitFor(() => expect(address()).toBe('/create'))
    expect(cell(1, 1)).toHaveTextContent('Kept words')
    await reloaded.user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(cards.ids()).toHaveLength(2))
    expect(cards.card(cards.ids()[1]!).cells[0]).toBe('Kept words')
  })

  it('HOST-9: tells a removed co-host by push before they write; keeps typed words, and sends them once they are added again', async () => {
    const { user } = await open()
    await opensSocket()
    await user.click(cell(1, 1))
    await user.clear(field())
    await user.type(field(), 'Half a sent')
    cards.setRole(card.cardId, 'user')
    act(() => socket.hears('card:rights', { cardId: card.cardId }))
    await notice(REMOVED)
    expect(field()).toHaveFocus()
    expect(field()).toHaveValue('Half a sent')
    await user.type(field(), 'ence{Enter}')
    expect(cell(1, 1)).toHaveTextContent('Half a sentence')
    expect(await screen.findByText('Not saved, 1 change kept')).toBeVisible()

    cards.setRole(card.cardId, 'co-host')
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(screen.queryByText(REMOVED)).toBeNull())
    await waitFor(() => expect(cards.card(card.cardId).cells[0]).toBe('Half a sentence'))
  })

  it('ACC-12: does not call a co-host removed if their session ended elsewhere; continues after they log in', async () => {
    const { user } = await open()
    await opensSocket()
    let asked = 0
    vi.stubGlobal('fetch', (input: string, init: Parameters<typeof cards.fetch>[1] = {}) => {
      if (input === '/api/user') asked++
      if (input !== '/api/user' && init.method !== 'PATCH') return cards.fetch(input, init)
      const body = JSON.stringify({ message: 'Please log in.', code: 'not-signed-in' })
      const headers = { 'Content-Type': 'application/json' }
      return Promise.resolve(new Response(body, { status: 401, headers }))
    })
    cards.setRole(card.cardId, 'user')
    act(() => socket.hears('card:rights', { cardId: card.cardId }))
    await waitFor(() => expect(asked).toBe(1))
    await write(user, 1, 1, 'Kept words')
    expect(await screen.findByText('Signed out, 1 change kept')).toBeVisible()
    expect(screen.queryByText(REMOVED)).toBeNull()
    cards.change(card.cardId, { title: 'Later' })
    act(() => socket.hears('card:rights', { cardId: card.cardId }))
    await waitFor(() => expect(screen.getAllByText('Later')).not.toHaveLength(0))
    expect(asked).toBe(1)

    vi.stubGlobal('fetch', cards.fetch)
    cards.setRole(card.cardId, 'co-host')
    signIn()
    await waitFor(() => expect(cards.card(card.cardId).cells[0]).toBe('Kept words'))
    expect(await screen.findByText('Saved')).toBeVisible()
  })

  it('HOST-8: shows how many hosts are editing, from two up; a page that may not edit announces no host to the server', async () => {
    await open()
    await opensSocket()
    const told = () => socket.sent.filter(({ event }) => event === 'card:edit').map(({ payload }) => payload)
    expect(told()).toEqual([{ cardId: card.cardId, host: hostKey(card.cardId, 'mo') }])
    const hears = (count: number) => act(() => socket.hears('card:editors', { cardId: card.cardId, count }))
    hears(1)
    expect(screen.queryByText(/editing/)).toBeNull()
    hears(2)
    expect(screen.getByText('2 hosts are editing')).toBeVisible()
    hears(3)
    expect(screen.getByText('3 hosts are editing')).toBeVisible()
    cards.setRole(card.cardId, 'user')
    act(() => socket.hears('card:rights', { cardId: card.cardId }))
    await waitFor(() => expect(told().at(-1)).toEqual({ cardId: card.cardId, host: null }))
    act(() => socket.closes())
    expect(screen.queryByText(/hosts are editing/)).toBeNull()
  })

  it('HOST-5 HOST-10 LIV-11: sends edits automatically; highlights and announces only the squares that someone else changed', async () => {
    const { user } = await open()
    const washed = () =>
      [...document.querySelectorAll<HTMLElement>('[data-wash]')].map(
        (square) => square.closest<HTMLElement>('[data-index]')!.dataset.index,
      )
    await write(user, 1, 2, 'My own')
    await waitFor(() => expect(cards.card(card.cardId).cells[1]).toBe('My own'))
    await settled()
    expect(washed()).toEqual([])
    card = cards.card(card.cardId)
    pushed({ 0: 'Theirs', 7: 'And this' })
    expect(washed()).toEqual(['0', '7'])
    await waitFor(() => expect(announced()).toBe('Someone changed 2 squares.'))
    card = cards.card(card.cardId)
    pushed({ 3: 'One more' })
    expect(washed()).toEqual(['3'])
    await waitFor(() => expect(announced()).toBe('Someone changed 1 square.'))
  })

  it('HOST-10, LIV-4: never takes away the square being typed in, and keeps the words of both hosts on the card', async () => {
    const { user } = await open()
    await user.click(cell(1, 1))
    await user.clear(field())
    await user.type(field(), 'Mine')
    pushed({ 0: 'Theirs' })
    expect(field()).toHaveFocus()
    expect(field()).toHaveValue('Mine')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(cards.card(card.cardId).cells[0]).toBe('Mine'))
    expect(cards.card(card.cardId).extra).toEqual(['Theirs'])
    expect(screen.getByText('Theirs')).toBeVisible()
  })

  it('CODE-7 HOST-11: shows co-hosts the link but no join code; after a question they leave, and come to My Cards', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Share' }))
    const share = within(await screen.findByRole('dialog'))
    expect(await share.findByRole('button', { name: 'QR code' })).toBeVisible()
    expect(share.queryByRole('button', { name: 'Join code' })).toBeNull()
    await user.click(share.getByRole('button', { name: 'More' }))
    expect(share.queryByRole('button', { name: 'Co-hosts' })).toBeNull()
    await user.keyboard('{Escape}')

    const fake = cards.fetch
    const left: string[] = []
    vi.stubGlobal('fetch', (input: string, init: { method?: string; body?: string } = {}) => {
      if (init.method !== 'DELETE') return fake(input, init)
      left.push(input)
      return Promise.resolve(new Response(null, { status: 204 }))
    })
    expect(screen.queryByRole('button', { name: 'Co-hosts' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Stop Co-hosting' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Stop co-hosting?' }))
    await user.click(dialog.getByRole('button', { name: 'Stop Co-hosting' }))
    await waitFor(() => expect(address()).toBe('/my-cards'))
    expect(left).toEqual([`/api/cards/${card.cardId}/co-hosts/mo`])
  })

  it('HOST-11: shows its owner Co-hosts instead of Stop Co-hosting', async () => {
    cards.setRole(card.cardId, 'owner')
    await open()
    expect(screen.getByRole('button', { name: 'Co-hosts' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Stop Co-hosting' })).toBeNull()
  })
})

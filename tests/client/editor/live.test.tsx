import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { MAX_EXTRA } from '#shared/product.ts'
import type { Card } from '#shared/schemas/card.ts'
import { announced } from '#tests/support/announced.ts'
import { socket } from '#tests/support/fake-socket.ts'
import { expectToast, noToast } from '#tests/support/toast.ts'
import {
  cards,
  cell,
  changeElsewhere,
  field,
  freshBrowser,
  hasPlayers,
  openEditor,
  settled,
  shownWords,
  storedCard,
  write,
} from './editor-page.tsx'

let card: Card
beforeEach(() => {
  card = storedCard(freshBrowser())
})

const open = () => openEditor(`/create/${card.cardId}`)
const stored = () => cards.card(card.cardId)
const title = () => screen.getByLabelText<HTMLInputElement>('Title')
const withCell = (index: number, text: string) => stored().cells.with(index, text)

describe('live edits', () => {
  it('LIV-11 LIV-3 LIV-4: send a committed square alone at once with guards, old words and opId; remote changes keep typed words', async () => {
    const { user } = await open()
    await write(user, 1, 1, 'New words')
    await settled()
    expect(cards.writes()).toHaveLength(1)
    expect(cards.writes()[0]).toMatchObject({
      method: 'PATCH',
      body: {
        cells: { 0: 'New words' },
        gridSize: 5,
        hasFreeSpace: true,
        was: { cells: { 0: 'Square 1' } },
        opId: expect.stringMatching(/^[\w-]{8,64}$/) as string,
      },
      ifMatch: null,
    })
    expect(cards.writes()[0]?.body.title).toBeUndefined()
    noToast()

    await user.click(cell(1, 2))
    await user.keyboard('{Control>}a{/Control}Half')
    await changeElsewhere(card.cardId, { title: 'Other title', theme: 'green' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Other title')
    expect(document.body.dataset.theme).toBe('green')
    expect(field()).toHaveFocus()
    expect(field()).toHaveValue('Half')
  })

  it('LIV-11: send typed words 800 ms after the last key press, and leave the focus in the field', async () => {
    const { user } = await open()
    await user.click(title())
    vi.useFakeTimers()
    fireEvent.change(title(), { target: { value: 'Stand' } })
    await act(() => vi.advanceTimersByTimeAsync(700))
    fireEvent.change(title(), { target: { value: 'Role' } })
    await act(() => vi.advanceTimersByTimeAsync(799))
    expect(cards.writes()).toEqual([])
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(cards.writes().map(({ body }) => body.title)).toEqual(['Role'])
    expect(title()).toHaveFocus()
    expect(title()).toHaveValue('Role')
  })

  it('LIV-4: Escape leaves words alone that another host has written since the pause', async () => {
    const { user } = await open()
    await user.click(cell(1, 1))
    await user.keyboard('{Control>}a{/Control}Mine')
    await waitFor(() => expect(stored().cells[0]).toBe('Mine'), { timeout: 3000 })
    await changeElsewhere(card.cardId, { cells: withCell(0, 'Theirs') })
    await user.keyboard('{Escape}')
    await settled()
    expect(shownWords()[0]).toBe('Theirs')
    expect([stored().cells[0], stored().extra]).toEqual(['Theirs', card.extra])
  })

  it('EDIT-19 LIV-11: hold the squares, and say so, until 5 are filled; title and theme are sent anyway', async () => {
    const { user } = await open()
    expect(screen.queryByRole('group', { name: 'Fill the card' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Clear All Cells' }))
    expect(screen.getByRole('group', { name: 'Fill the card' })).toBeVisible()
    expect(screen.getByText('Players still see the old words: fill 5 squares')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Green' }))
    await waitFor(() => expect(stored().theme).toBe('green'))
    expect(stored().cells).toEqual(card.cells)
    await user.click(screen.getByRole('button', { name: /^Save/ }))
    await expectToast('Cannot Save')
    await user.click(cell(1, 1))
    await user.keyboard('A{Tab}B{Tab}C{Tab}D{Tab}')
    expect(stored().cells).toEqual(card.cells)
    await user.keyboard('E{Enter}')
    await waitFor(() => expect(stored().cells.filter(Boolean)).toEqual(['A', 'B', 'C', 'D', 'E']))
    await settled()
  })
})

describe('held edits', () => {
  const live = () => screen.getByRole('switch', { name: 'Live' })

  it('LIV-11: the Live switch holds edits, counts them, and sends them together when it is turned on', async () => {
    const { user } = await open()
    await user.click(live())
    await write(user, 1, 1, 'Held one')
    await write(user, 1, 2, 'Held two')
    await user.click(screen.getByRole('radio', { name: 'Red' }))
    expect(screen.getByText('3 changes not live yet')).toBeVisible()
    expect(cards.writes()).toEqual([])
    expect(shownWords().slice(0, 2)).toEqual(['Held one', 'Held two'])
    await user.click(live())
    await settled()
    expect(cards.writes()).toHaveLength(1)
    expect(stored()).toMatchObject({ theme: 'red', version: 2 })
    expect(stored().cells.slice(0, 2)).toEqual(['Held one', 'Held two'])
  })

  it('LIV-10: the editor shows how many pages have the card open, as long as it knows the number', async () => {
    await open()
    await waitFor(() => expect(socket.listens('card:players')).toBe(true))
    act(() => socket.hears('card:players', { cardId: card.cardId, count: 14 }))
    expect(screen.getByText('14 people see this card')).toBeVisible()
    act(() => socket.hears('card:players', { cardId: card.cardId, count: 1 }))
    expect(screen.getByText('1 person sees this card')).toBeVisible()
    act(() => socket.closes())
    expect(screen.queryByText(/this card$/)).toBeNull()
  })
})

describe('editing while people are playing', () => {
  async function openWithPlayers(count: number) {
    const opened = await open()
    await hasPlayers(card.cardId, count)
    return opened
  }
  const question = () => screen.queryByRole('alertdialog')

  it('EDIT-12: asks before a change of the grid; Cancel changes nothing', async () => {
    const { user } = await openWithPlayers(47)
    for (const [name, role, words, answer] of [
      ['Randomize Order', 'button', 'Randomize the order?', 'Randomize'],
      ['4x4', 'radio', 'Change the grid?', 'Change the grid'],
    ] as const) {
      const [before, sent] = [shownWords(), cards.writes().length]
      await user.click(screen.getByRole(role, { name }))
      expect(question()).toHaveAccessibleName(`47 people are playing. ${words}`)
      await user.click(screen.getByRole('button', { name: 'Cancel' }))
      expect(question()).toBeNull()
      expect(shownWords()).toEqual(before)
      expect(cards.writes()).toHaveLength(sent)
      await user.click(screen.getByRole(role, { name }))
      await user.click(screen.getByRole('button', { name: answer }))
      await waitFor(() => expect(question()).toBeNull())
      expect(shownWords()).not.toEqual(before)
      await settled()
    }
  })

  it('EDIT-12 LIV-11: asks once about held changes of the grid when Live or Save sends them', async () => {
    const { user } = await openWithPlayers(2)
    for (const [role, name, gridSize] of [
      ['switch', /^Live/, 3],
      ['button', /^Save/, 4],
    ] as const) {
      const sent = cards.writes().length
      await user.click(screen.getByRole('switch', { name: 'Live' }))
      await user.click(screen.getByRole('radio', { name: `${gridSize}x${gridSize}` }))
      expect(question()).toBeNull()
      await user.click(screen.getByRole(role, { name }))
      expect(question()).toHaveAccessibleName('2 people are playing. Change the grid?')
      await user.click(screen.getByRole('button', { name: 'Cancel' }))
      expect(cards.writes()).toHaveLength(sent)
      await user.click(screen.getByRole(role, { name }))
      await user.click(screen.getByRole('button', { name: 'Change the grid' }))
      await waitFor(() => expect(stored().gridSize).toBe(gridSize))
    }
  })
})

it('EDIT-10 LIV-3 LIV-11 LIV-12 UI-28: unanswered edits are kept, counted, and resent once with the same opId; Save says so', async () => {
  const { user } = await open()
  cards.failures = ['lost answer']
  cards.isAway = true
  await write(user, 1, 1, 'Through a tunnel')
  expect(await screen.findByText('Offline, 1 change kept')).toBeVisible()
  await waitFor(() => expect(announced()).toMatch(/^Offline\. /))
  await write(user, 1, 2, 'And another')
  expect(screen.getByText('Offline, 2 changes kept')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Save/ }))
  await expectToast('Offline', "Your changes are safe. We'll save them when you're back online.")
  expect(shownWords().slice(0, 2)).toEqual(['Through a tunnel', 'And another'])
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(cards.writes().length).toBeGreaterThanOrEqual(2))
  cards.isAway = false
  act(() => void window.dispatchEvent(new Event('online')))
  await settled()
  await waitFor(() => expect(announced()).toBe('Saved'), { timeout: 3000 })
  const opIds = cards.writes().map(({ body }) => body.opId)
  expect(new Set(opIds.slice(0, -1)).size).toBe(1)
  expect(opIds.at(-1)).not.toBe(opIds[0])
  expect(stored().version).toBe(3)
  await waitFor(() => expect(localStorage.getItem(`steps:mo:${card.cardId}`)).toBeNull())
  expect(stored().cells.slice(0, 2)).toEqual(['Through a tunnel', 'And another'])
})

describe('a card that was changed elsewhere', () => {
  it('LIV-4: one toast tells the host whose words moved, and puts them back', async () => {
    const { user } = await open()
    await write(user, 1, 1, 'Mine')
    await settled()
    const cells = withCell(0, 'Theirs').with(1, 'Also')
    await changeElsewhere(card.cardId, { cells, extra: ['Mine', 'Square 2'] })
    const toast = await expectToast('Another host wrote in your square', 'Yours moved to More words: Mine.')
    await user.click(screen.getByRole('button', { name: 'Put back' }))
    expect(toast).not.toBeVisible()
    const extra = ['Theirs', 'Square 2']
    await waitFor(() => expect(stored()).toMatchObject({ cells: cells.with(0, 'Mine'), extra }))
  })

  it('LIV-4: if there is no room, the earlier words stay, and a toast has the later ones', async () => {
    const extra = Array.from({ length: MAX_EXTRA }, (_, at) => `Beside ${at}`)
    card = storedCard(cards, { extra })
    const { user } = await open()
    cards.change(card.cardId, { cells: withCell(0, 'Theirs') })
    await write(user, 1, 1, 'Mine')
    await expectToast("There's no room for that", 'Not on the card: Mine. Remove one from More words')
    await settled()
    expect(shownWords()[0]).toBe('Theirs')
    expect(stored().extra).toEqual(extra)
  })
})

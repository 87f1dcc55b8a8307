import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { store } from '#client/lib/store.ts'
import { toastAtom } from '#client/lib/toast.ts'
import type { Card } from '#shared/schemas/card.ts'
import { announced } from '#tests/support/announced.ts'
import { FakeCards } from '#tests/support/fake-cards.ts'
import { socket } from '#tests/support/fake-socket.ts'
import { editedCard, sampleCard } from '#tests/support/sample-card.ts'
import { called, nextButton, openPresent, push, word } from './present-page.tsx'

const FRUIT = ['Apple', 'Pear', 'Plum', 'Apple', 'Not said: free', '', 'Fig', 'Lime', 'Kiwi']
const card = sampleCard({ title: 'Fruit', gridSize: 3, cells: FRUIT.with(4, '') })
const WORDS = ['Apple', 'Fig', 'Kiwi', 'Lime', 'Pear', 'Plum']

beforeEach(() => store.set(toastAtom, null))

async function openCaller(shown: Card = card, isOwner = true) {
  const cards = new FakeCards()
  cards.put(shown, isOwner)
  vi.stubGlobal('fetch', cards.fetch)
  return { ...(await openPresent(shown, '?view=caller')), cards }
}
type User = Awaited<ReturnType<typeof openCaller>>['user']

async function callTimes(user: User, times: number): Promise<void> {
  for (let time = 0; time < times; time++) await user.click(nextButton())
}
/** Also has its pending label, which only CSS hides. */
const CONFIRM = /^Start over/
const startOver = () => screen.getByRole('button', { name: 'Start over' })
const back = () => screen.getByRole('button', { name: 'Undo last call' })
const stored = () => JSON.parse(localStorage.getItem(`calls:${card.cardId}`) ?? 'null') as unknown

describe('the caller’s list', () => {
  it('PRS-7: shows straight quotes as round ones, and calls and keeps the words as they are', async () => {
    const quoted = '"Quick question" (no, "really")'
    const { user } = await openCaller(
      sampleCard({ gridSize: 3, cells: [quoted, 'Fig', '', '', '', '', '', '', ''] }),
    )
    await callTimes(user, 2)
    expect(called()).toContain('“Quick question” (no, “really”)')
    expect(JSON.stringify(stored())).toContain('\\"Quick question\\"')
  })

  it('PRS-7 PRS-9: calls every word of the squares and the extra ones once, shows it large, says how many are called and to go, and sends nothing', async () => {
    const { user } = await openCaller({ ...card, extra: ['Quince', 'Melon'] })
    expect(word()).toBe('Eyes down. Press Next for the first word.')
    expect(screen.getByText('8 to go')).toBeVisible()
    expect(back()).toBeDisabled()
    expect(startOver()).toBeDisabled()
    for (let count = 1; count <= 8; count++) {
      await user.click(nextButton())
      expect(called()).toHaveLength(count)
      expect(word()).toBe(called()[0])
    }
    expect(called().toSorted()).toEqual([...WORDS, 'Melon', 'Quince'].toSorted())
    expect(screen.getByText('Full house: all 8 called')).toBeVisible()
    await waitFor(() => expect(announced()).toBe(`${called()[0]}. Full house: all 8 called.`))
    expect(stored()).toMatchObject({ called: called().toReversed() })
    expect(socket.sent.map(({ event }) => event)).toEqual(['card:join'])
  })

  it('PRS-7: a new round offers to start over, once, and keeps the calls until then', async () => {
    const { user, unmount } = await openCaller()
    push(sampleCard({ ...card, version: 2, round: 2 }))
    expect(store.get(toastAtom)).toBeNull()
    await callTimes(user, 3)
    push(sampleCard({ ...card, version: 3, round: 3 }))
    await waitFor(() => expect(store.get(toastAtom)?.title).toBe('A new round has begun'))
    expect(called()).toHaveLength(3)
    store.set(toastAtom, null)
    push(sampleCard({ ...card, version: 4, round: 3, title: 'Again' }))
    await screen.findByText('Again')
    expect(store.get(toastAtom)).toBeNull()
    push(sampleCard({ ...card, version: 5, round: 4 }))
    await waitFor(() => expect(store.get(toastAtom)).not.toBeNull())
    act(() => store.get(toastAtom)!.action!.run())
    await screen.findByText('6 to go')
    unmount()
  })

  it('PRS-7 PRS-10: goes forward and back by its buttons and by keys, and announces it to screen readers', async () => {
    const { user } = await openCaller()
    for (const [forth, back] of [
      [' ', '{ArrowLeft}'],
      ['{ArrowRight}', '{ArrowLeft}'],
      ['{PageDown}', '{PageUp}'],
    ] as const) {
      await user.keyboard(forth + forth)
      expect(called(), forth).toHaveLength(2)
      await user.keyboard(back)
      expect(called(), back).toHaveLength(1)
      await user.keyboard(back)
    }
    await user.click(nextButton())
    const first = word()
    await waitFor(() => expect(announced()).toBe(`${first}. 1 called, 5 to go.`))
    await user.click(nextButton())
    const second = word()
    await user.click(back())
    await waitFor(() => expect(announced()).toBe(`Undone: ${second}. ${first}.`))
    expect(called()).toEqual([first])
    expect(word()).toBe(first)
  })

  it('PRS-7 PLAY-27: asks before it starts over; the owner may start a new round too, and without it players keep theirs', async () => {
    const { user, cards } = await openCaller()
    await callTimes(user, 2)
    const before = called()
    const ask = async () => {
      await user.click(startOver())
      return within(await screen.findByRole('alertdialog', { name: 'Start over?' }))
    }
    await user.click((await ask()).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(called()).toEqual(before)
    await user.click((await ask()).getByRole('button', { name: CONFIRM }))
    await waitFor(() => expect(called()).toEqual([]))
    expect(screen.getByText('6 to go')).toBeVisible()
    expect(cards.card(card.cardId).round).toBe(1)
    await callTimes(user, 2)
    const question = await ask()
    await user.click(question.getByRole('switch', { name: 'Start a new round too' }))
    await user.click(question.getByRole('button', { name: CONFIRM }))
    await waitFor(() => expect(called()).toEqual([]))
    expect(cards.card(card.cardId).round).toBe(2)
    expect(store.get(toastAtom)?.title).toBe('New round started')
  })
})

describe('the calls of a card', () => {
  it('PRS-8: new words are to go, also in place of a called one; those that go are not called any more, and what was called stays', async () => {
    const { user } = await openCaller()
    await callTimes(user, 2)
    const before = called()
    const gone = WORDS.find((one) => !before.includes(one))!
    const places = card.cells.flatMap((text, at) => (text === gone ? [at] : []))
    const melons = Object.fromEntries(places.map((at) => [at, 'Melon']))
    const edited = editedCard(card, { ...melons, 5: 'Quince' })
    push(edited)
    expect(called()).toEqual(before)
    expect(screen.getByText('2 called, 5 to go')).toBeVisible()
    await callTimes(user, 5)
    expect(called().toSorted()).toEqual(
      [...WORDS.filter((one) => one !== gone), 'Melon', 'Quince'].toSorted(),
    )
    push({ ...edited, version: 3, cells: edited.cells.map((text) => (text === before[0] ? 'Figs' : text)) })
    expect(nextButton()).toHaveAccessibleName('Next')
    await user.click(nextButton())
    expect(word()).toBe('Figs')
    expect(called()).toContain(before[0])
  })

  it('PRS-9: a reload continues where the caller was, in the same order, and calls in another tab appear at once', async () => {
    const first = await openCaller()
    await callTimes(first.user, 2)
    const before = called()
    first.unmount()
    const second = await openCaller()
    expect(called()).toEqual(before)
    await callTimes(second.user, 1)
    const third = word()
    await second.user.click(back())
    second.unmount()
    const again = await openCaller()
    await callTimes(again.user, 1)
    expect(word()).toBe(third)

    const value = JSON.stringify({ seed: 's', called: ['Plum', 'Kiwi'] })
    localStorage.setItem(`calls:${card.cardId}`, value)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: `calls:${card.cardId}` })))
    expect(called()).toEqual(['Kiwi', 'Plum'])
    expect(word()).toBe('Kiwi')
  })
})

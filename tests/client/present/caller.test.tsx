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

  it('PRS-7: calls every word once, shows it large, and says how many are called and to go', async () => {
    const { user } = await openCaller()
    expect(word()).toBe('Eyes down. Press Next for the first word.')
    expect(screen.getByText('6 to go')).toBeVisible()
    expect(back()).toBeDisabled()
    expect(startOver()).toBeDisabled()
    for (let count = 1; count <= WORDS.length; count++) {
      await user.click(nextButton())
      expect(called()).toHaveLength(count)
      expect(word()).toBe(called()[0])
    }
    expect(called().toSorted()).toEqual(WORDS)
    expect(screen.getByText('Full house: all 6 called')).toBeVisible()
    await waitFor(() => expect(announced()).toBe(`${called()[0]}. Full house: all 6 called.`))
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

  it('PRS-7: undoes the last call, and calls it again', async () => {
    const { user } = await openCaller()
    await callTimes(user, 3)
    const before = called()
    await user.click(back())
    expect(called()).toEqual(before.slice(1))
    expect(word()).toBe(before[1])
    await user.click(nextButton())
    expect(called()).toEqual(before)
  })

  it('PRS-7: asks before it starts over; Cancel keeps the calls, and confirming clears them', async () => {
    const { user } = await openCaller()
    await callTimes(user, 2)
    const before = called()
    const answer = async (name: string | RegExp) => {
      await user.click(startOver())
      const question = within(await screen.findByRole('alertdialog', { name: 'Start over?' }))
      await user.click(question.getByRole('button', { name }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    }
    await answer('Cancel')
    expect(called()).toEqual(before)
    await answer(CONFIRM)
    expect(called()).toEqual([])
    expect(screen.getByText('6 to go')).toBeVisible()
  })

  it('PLAY-27: starting over, the owner may start a new round too; without it players keep theirs', async () => {
    const { user, cards } = await openCaller()
    const ask = async () => {
      await callTimes(user, 2)
      await user.click(startOver())
      return within(await screen.findByRole('alertdialog', { name: 'Start over?' }))
    }
    await user.click((await ask()).getByRole('button', { name: CONFIRM }))
    await waitFor(() => expect(called()).toEqual([]))
    expect(cards.card(card.cardId).round).toBe(1)
    const question = await ask()
    await user.click(question.getByRole('switch', { name: 'Start a new round too' }))
    await user.click(question.getByRole('button', { name: CONFIRM }))
    await waitFor(() => expect(called()).toEqual([]))
    expect(cards.card(card.cardId).round).toBe(2)
    expect(store.get(toastAtom)?.title).toBe('New round started')
  })

  it.each([
    ['Space and the left arrow', ' ', '{ArrowLeft}'],
    ['the arrow keys', '{ArrowRight}', '{ArrowLeft}'],
    ['the page keys of a remote control', '{PageDown}', '{PageUp}'],
  ])('PRS-7: goes forward and back with %s', async (_keys, forth, back) => {
    const { user } = await openCaller()
    await user.keyboard(forth + forth)
    expect(called()).toHaveLength(2)
    await user.keyboard(back)
    expect(called()).toHaveLength(1)
  })

  it('PRS-10: announces each call and each undone one to screen readers', async () => {
    const { user } = await openCaller()
    await user.click(nextButton())
    const first = word()
    await waitFor(() => expect(announced()).toBe(`${first}. 1 called, 5 to go.`))
    await user.click(nextButton())
    const second = word()
    await user.click(back())
    await waitFor(() => expect(announced()).toBe(`Undone: ${second}. ${first}.`))
  })
})

describe('the calls of a card', () => {
  it('PRS-8: new words are to go, those that go are not called any more, and what was called stays', async () => {
    const { user } = await openCaller()
    await callTimes(user, 2)
    const before = called()
    const gone = WORDS.find((one) => !before.includes(one))!
    const index = card.cells.indexOf(gone)
    const places = card.cells.flatMap((text, at) => (text === gone ? [at] : []))
    push(editedCard(card, { ...Object.fromEntries(places.map((at) => [at, 'Melon'])), 5: 'Quince' }))
    expect(index).toBeGreaterThanOrEqual(0)
    expect(called()).toEqual(before)
    expect(screen.getByText('2 called, 5 to go')).toBeVisible()
    await callTimes(user, 5)
    expect(called().toSorted()).toEqual(
      [...WORDS.filter((one) => one !== gone), 'Melon', 'Quince'].toSorted(),
    )
  })

  it('PRS-8: what is written in place of a called word was never heard, and is to go', async () => {
    const { user } = await openCaller()
    await callTimes(user, WORDS.length)
    const at = card.cells.indexOf('Fig')
    push(editedCard(card, { [at]: 'Figs' }))
    expect(nextButton()).toHaveAccessibleName('Next')
    await user.click(nextButton())
    expect(word()).toBe('Figs')
    expect(called()).toContain('Fig')
  })

  it('PRS-9: a reload continues where the caller was, in the same order', async () => {
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
  })

  it('PRS-9: calls in another tab appear here at once', async () => {
    await openCaller()
    const value = JSON.stringify({ seed: 's', called: ['Plum', 'Kiwi'] })
    localStorage.setItem(`calls:${card.cardId}`, value)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: `calls:${card.cardId}` })))
    expect(called()).toEqual(['Kiwi', 'Plum'])
    expect(word()).toBe('Kiwi')
  })

  it('PRS-9: are not sent anywhere', async () => {
    const { user } = await openCaller()
    await callTimes(user, 2)
    expect(stored()).toMatchObject({ called: called().toReversed() })
    expect(socket.sent.map(({ event }) => event)).toEqual(['card:join'])
  })
})

import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { store } from '#client/lib/store.ts'
import { toastAtom } from '#client/lib/toast.ts'
import type { Card } from '#shared/schemas/card.ts'
import { classicBingo } from '#tests/support/classic-card.ts'
import { announced } from '#tests/support/announced.ts'
import { useFakeCards } from '#tests/support/fake-cards.ts'
import { socket } from '#tests/support/fake-socket.ts'
import { editedCard, sampleCard } from '#tests/support/sample-card.ts'
import { called, canCall, nextButton, openPresent, push, signInHost, word } from './present-page.tsx'

const FRUIT = ['Apple', 'Pear', 'Plum', 'Apple', '', '', 'Fig', 'Lime', 'Kiwi']
const card = sampleCard({ title: 'Fruit', gridSize: 3, cells: FRUIT })
const WORDS = ['Apple', 'Fig', 'Kiwi', 'Lime', 'Pear', 'Plum']
const SWITCH = { name: 'Players see the calls' }

signInHost({ pressesSlowly: true })
const cards = useFakeCards()

async function openCaller(shown: Card = card, isOwner = true) {
  cards.put(shown, isOwner)
  const page = await openPresent(shown, '?view=caller')
  const next = async (times = 1) => {
    for (let time = 0; time < times; time++) {
      await canCall()
      await page.user.click(nextButton())
    }
  }
  return { ...page, next }
}
const back = () => screen.getByRole('button', { name: 'Undo last call' })
const stored = () => cards.card(card.cardId).called
const calls = () =>
  cards.writes().flatMap(({ body: { call, uncall } }) => (call ? `+${call}` : uncall ? `-${uncall}` : []))

/** Changes the card on the server as another host or a script does, and pushes it. */
function changed(change: Partial<Card>): Card {
  const now = { ...cards.card(card.cardId), ...change }
  const next = { ...now, version: now.version + 1 }
  cards.put(next)
  push(next)
  return next
}

it('COLS-9: the caller of a card with columns says the letter, and marks calls on a board of all words by column', async () => {
  const { user, next } = await openCaller(classicBingo({ called: ['75', '16'] }))
  const board = screen.getByRole('region', { name: 'Called so far' })
  const columns = [...board.querySelectorAll('div')].map((column) =>
    [...column.children].map(({ textContent }) => textContent).join(),
  )
  expect(columns.map((words) => words[0]).join('')).toBe('BINGO')
  expect(columns[0]).toBe('B,123456789101112131415')
  const marked = () => [...board.querySelectorAll('[data-called]')].map(({ textContent }) => textContent)
  expect(marked()).toEqual(['16 called', '75 called'])
  expect(word()).toBe('I 16')
  await next()
  expect(word()).toMatch(/^[BINGO] \d+$/)
  expect(marked()).toHaveLength(3)
  await waitFor(() => expect(announced()).toBe(`${word()}. 3 called, 72 to go.`))
  const undone = word()
  await user.click(back())
  expect(word()).toBe('I 16')
  await waitFor(() => expect(announced()).toBe(`Undone: ${undone}. I 16.`))
})

describe('the caller', () => {
  it('PRS-7 PRS-9: calls every word once, with More words, for everyone, in large type, and says how many are called and left', async () => {
    const { next } = await openCaller({ ...card, extra: ['"Quick" one', 'Melon'] })
    expect(word()).toBe('Eyes down. Press Next for the first word.')
    expect(screen.getByText('8 to go')).toBeVisible()
    expect(back()).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('button', { name: 'Start over' })).toHaveAttribute('aria-disabled', 'true')
    for (let count = 1; count <= 8; count++) {
      await next()
      expect(called()).toHaveLength(count)
      expect(word()).toBe(called()[0])
    }
    // Curly quotes are for display only.
    expect(called().toSorted()).toEqual([...WORDS, 'Melon', '“Quick” one'].toSorted())
    await waitFor(() => expect(stored().toSorted()).toEqual(['"Quick" one', ...WORDS, 'Melon'].toSorted()))
    expect(screen.getByText('Full house: all 8 called')).toBeVisible()
    await waitFor(() => expect(announced()).toContain(`${stored().at(-1)}. Full house: all 8 called.`))
    expect(localStorage.getItem(`calls:${card.cardId}`)).toBeNull()
    expect(socket.sent.map(({ event }) => event)).toEqual(['card:join'])
  })

  it('PRS-7 PRS-10: moves forward and back with buttons and keys, counts a held key once, and announces calls', async () => {
    const { user, next } = await openCaller()
    await canCall()
    for (const [forth, undo] of [
      [' ', '{ArrowLeft}'],
      ['{ArrowRight}', '{ArrowLeft}'],
      ['{PageDown}', '{PageUp}'],
    ] as const) {
      await user.keyboard(forth + forth)
      expect(called(), forth).toHaveLength(2)
      await user.keyboard(undo)
      expect(called(), undo).toHaveLength(1)
      await user.keyboard(undo)
    }
    await next()
    const first = word()
    await waitFor(() => expect(announced()).toContain(`${first}. 1 called, 5 to go.`))
    await next()
    const second = word()
    await user.click(back())
    await waitFor(() => expect(announced()).toContain(`Undone: ${second}. ${first}.`))
    expect(word()).toBe(first)
    await waitFor(() => expect(stored()).toEqual([first]))
    // The same word is next again.
    await next()
    expect(word()).toBe(second)

    await user.keyboard('{ArrowRight>3/}')
    expect(called()).toHaveLength(3)
    await user.keyboard('{ArrowLeft>3/}{PageDown>3/}')
    expect(called()).toHaveLength(3)
    nextButton().focus()
    await user.keyboard('{Enter>3/}')
    expect(called()).toHaveLength(4)
  })

  it('PRS-11: shows and says what another host or a script calls and does not call it again; sends calls made offline once', async () => {
    const { next } = await openCaller()
    await next()
    const first = word()
    await waitFor(() => expect(stored()).toEqual([first]))
    const theirs = WORDS.filter((one) => one !== first).slice(0, 3)
    changed({ called: [first, ...theirs] })
    expect(called()).toEqual([first, ...theirs].toReversed())
    await waitFor(() => expect(announced()).toContain(`Called: ${theirs.join(', ')}`))
    cards.isAway = true
    await next(2)
    expect(called()).toHaveLength(6)
    expect(stored()).toHaveLength(4)
    cards.isAway = false
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(stored()).toEqual(called().toReversed()), { timeout: 3000 })
    expect(called().toSorted()).toEqual(WORDS)
  })

  it('PRS-11: shows the switch openly, which decides what players see, but never what is called', async () => {
    const { next, user } = await openCaller()
    const shows = () => screen.getByRole('switch', SWITCH)
    expect(shows()).toBeChecked()
    await next()
    await user.click(shows())
    expect(shows()).not.toBeChecked()
    await waitFor(() => expect(cards.card(card.cardId).showsCalls).toBe(false))
    await next()
    expect(called()).toHaveLength(2)
    await waitFor(() => expect(stored()).toHaveLength(2))
    changed({ showsCalls: true })
    expect(shows()).toBeChecked()
  })

  it('PRS-9 PRS-11: shows the calls to someone who is no host, with no button but the one for a copy of their own', async () => {
    await openCaller({ ...card, called: ['Fig', 'Kiwi'] }, false)
    await waitFor(() => expect(called()).toEqual(['Kiwi', 'Fig']))
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
    expect(screen.queryByRole('switch', SWITCH)).toBeNull()
    const copy = screen.getByRole('link', { name: 'Make your own copy' })
    expect(copy).toHaveAttribute('href', `/create/${card.cardId}`)
  })

  it('PLAY-27: asks before it starts over, which begins a new round for everyone; if that fails, the calls stay', async () => {
    const { next, user } = await openCaller()
    await next(2)
    await waitFor(() => expect(stored()).toHaveLength(2))
    await user.click(screen.getByRole('button', { name: 'Start over' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Start a new round?' }))
    const confirm = () => user.click(question.getByRole('button', { name: /^Start/ }))
    cards.failures = ['network']
    await confirm()
    await waitFor(() => expect(store.get(toastAtom)?.title).toBe("Couldn't start a new round"))
    expect(called()).toHaveLength(2)
    await confirm()
    await waitFor(() => expect(called()).toEqual([]))
    expect(screen.getByText('6 to go')).toBeVisible()
    expect(cards.card(card.cardId)).toMatchObject({ round: 2, called: [] })
  })

  it('PRS-14: says how many words help no one if the four corners win', async () => {
    await openCaller({ ...card, pattern: 'corners' })
    expect(screen.getByText("6 to go (2 can't help anyone)")).toBeVisible()
  })
})

describe('the calls of a card', () => {
  it('PRS-8: keep a mended word, drop a removed one, and count new words as left', async () => {
    const { next } = await openCaller()
    await next(2)
    await waitFor(() => expect(stored()).toHaveLength(2))
    const [second, first] = called()
    const places = FRUIT.flatMap((text, at) => (text === first ? [at] : []))
    const mended = editedCard(
      cards.card(card.cardId),
      Object.fromEntries(places.map((at) => [at, `${first}s`])),
    )
    cards.put({ ...mended, called: [`${first}s`, second!] })
    push({ ...mended, called: [`${first}s`, second!] })
    expect(called()).toEqual([second, `${first}s`])
    await act(async () => {})
    expect(announced()).not.toContain(`Called: ${first}s`)
    changed({
      cells: mended.cells.map((text) => (text === second ? '' : text)).with(5, 'Quince'),
      called: [`${first}s`],
    })
    expect(called()).toEqual([`${first}s`])
    await next(5)
    expect(called()).toContain('Quince')
    expect(called()).not.toContain(second)
  })

  it('PRS-9: offer once the words that version 0.2.0 called on this device, without those that are called or gone', async () => {
    const key = `calls:${card.cardId}`
    const keep = (value: object) => localStorage.setItem(key, JSON.stringify({ seed: 's', ...value }))
    keep({ called: ['Plum', 'Kiwi', 'Fig', 'Cherry'], round: 1 })
    const first = await openCaller({ ...card, called: ['Kiwi'] })
    expect(await screen.findByText('Add the 2 words called on this device?')).toBeVisible()
    await first.user.click(screen.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(stored()).toEqual(['Kiwi', 'Plum', 'Fig']))
    expect(calls()).toEqual(['+Plum', '+Fig'])
    expect(screen.queryByText(/called on this device/)).toBeNull()
    expect(localStorage.getItem(key)).toBeNull()
    first.unmount()

    keep({ called: ['Lime'], round: 1 })
    const second = await openCaller(cards.card(card.cardId))
    await second.user.click(await screen.findByRole('button', { name: "Don't add" }))
    expect(localStorage.getItem(key)).toBeNull()
    second.unmount()

    // Calls of an earlier round.
    keep({ called: ['Lime'], round: 1 })
    await openCaller({ ...cards.card(card.cardId), round: 2 })
    await waitFor(() => expect(localStorage.getItem(key)).toBeNull())
    expect(screen.queryByText(/called on this device/)).toBeNull()
    expect(stored()).not.toContain('Lime')
  })
})

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { shownCardAtom } from '#client/sync/card-store.ts'
import { store } from '#client/lib/store.ts'
import { socket } from '#tests/support/fake-socket.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { wantLessMotion } from '#tests/support/media.ts'
import { dealCard } from '#shared/rules/deal.ts'
import { grid, markedWords, openAddress, openPlay, push, square } from './play-page.tsx'
import {
  button,
  hostOrder,
  keepOrder,
  LAYOUT_KEY,
  orderOf,
  shownWords,
  squareAt,
  storedChoice,
} from './shuffled-page.ts'

const card = sampleCard()

beforeEach(wantLessMotion)

const isHidden = () => document.documentElement.dataset.shuffled !== undefined

describe('Shuffle for me', () => {
  it('SHF-2: rearranges the squares, and Undo restores them; without it everyone has the host’s order', async () => {
    const { user } = await openPlay(card)
    expect(shownWords()).toEqual(hostOrder)
    expect(localStorage.getItem(LAYOUT_KEY)).toBeNull()
    const shuffle = await button('Shuffle for me')
    expect(shuffle).not.toHaveAccessibleDescription()
    expect(screen.queryByRole('button', { name: "Host's layout" })).toBeNull()

    await user.click(shuffle)
    expect(screen.getByText('Only your card changed. Everyone has the same squares.')).toBeVisible()
    expect(shuffle).toHaveAccessibleDescription('Only your card changed. Everyone has the same squares.')
    const mine = shownWords()
    expect(mine).not.toEqual(hostOrder)
    expect([...mine].sort()).toEqual([...hostOrder].sort())
    expect(mine).toEqual(orderOf(storedChoice()!.seed!))
    expect(within(grid()).getAllByRole('gridcell')[12]).toHaveTextContent('FREE')

    await user.click(await button('Undo'))
    expect(shownWords()).toEqual(hostOrder)
    expect(storedChoice()).toEqual({ seed: null })
  })

  it('SHF-2: Shuffle again and Host’s layout change it, each with Undo; it survives a reload and follows another tab', async () => {
    keepOrder('mine')
    const { user, unmount } = await openPlay(card)
    expect(shownWords()).toEqual(orderOf('mine'))
    await user.click(await button('Shuffle again'))
    expect(shownWords()).not.toEqual(orderOf('mine'))
    expect(shownWords()).not.toEqual(hostOrder)
    await user.click(await button('Undo'))
    expect(shownWords()).toEqual(orderOf('mine'))
    await user.click(await button("Host's layout"))
    expect(shownWords()).toEqual(hostOrder)
    expect(await screen.findByText("Back to the host's layout")).toBeVisible()
    expect(await button('Shuffle for me')).toBeVisible()
    await user.click(await button('Undo'))
    expect(shownWords()).toEqual(orderOf('mine'))
    unmount()
    await openPlay(card)
    expect(shownWords()).toEqual(orderOf('mine'))
    for (const [seed, expected] of [
      ['other', orderOf('other')],
      [null, hostOrder],
    ] as const) {
      keepOrder(seed)
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: LAYOUT_KEY })))
      expect(shownWords()).toEqual(expected)
    }
    keepOrder('mine')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: LAYOUT_KEY })))
    localStorage.clear()
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })))
    expect(shownWords()).toEqual(hostOrder)
  })

  it('SHF-2: becomes the host’s order with a message if it is damaged', async () => {
    localStorage.setItem(LAYOUT_KEY, '{"seed":7}')
    await openPlay(card)
    expect(shownWords()).toEqual(hostOrder)
    expect(await screen.findByText('Starting fresh')).toBeVisible()
  })
})

describe('a link that recommends a shuffle', () => {
  async function openRecommended() {
    store.set(shownCardAtom, { cardId: card.cardId, status: 'ready', card })
    const opened = openAddress(`/play/${card.cardId}?shuffle`)
    await waitFor(() => expect(socket.listens('connect')).toBe(true))
    act(() => socket.opens())
    return opened
  }

  it('SHF-5: shuffles for a device without a choice, which survives a reload', async () => {
    const first = await openRecommended()
    const { seed } = storedChoice()!
    expect(shownWords()).toEqual(orderOf(seed!))
    first.unmount()
    await openRecommended()
    expect(storedChoice()).toEqual({ seed })
    expect(shownWords()).toEqual(orderOf(seed!))
  })

  it.each([
    ['a shuffle', 'mine', orderOf('mine')],
    ['the host’s order', null, hostOrder],
  ])('SHF-5: changes nothing for a player who has chosen %s', async (_choice, seed, expected) => {
    keepOrder(seed)
    await openRecommended()
    expect(shownWords()).toEqual(expected)
    expect(storedChoice()).toEqual({ seed })
  })
})

it('SHF-6: the words are hidden only until the player’s shuffle is applied', async () => {
  keepOrder('mine')
  document.documentElement.dataset.shuffled = ''
  const seen: string[][] = []
  const watch = new MutationObserver(() => {
    if (!isHidden()) seen.push(shownWords())
  })
  watch.observe(document.documentElement, { attributes: true, childList: true, subtree: true })
  const { unmount } = await openPlay(card)
  await waitFor(() => expect(isHidden()).toBe(false))
  watch.disconnect()
  expect(seen.length).toBeGreaterThan(0)
  for (const words of seen) expect(words).toEqual(orderOf('mine'))
  unmount()
})

describe('a card with more words than squares', () => {
  const rich = sampleCard({ extra: Array.from({ length: 16 }, (_, index) => `More ${index + 1}`) })
  const wordsOn = (seed: string) => dealCard(rich, seed).cells.filter(Boolean)
  const answer = async (name: string) =>
    within(await screen.findByRole('alertdialog')).getByRole('button', { name })

  it('SHF-7: Draw my own card deals other words, immediately if nothing is marked, and Undo restores the host’s', async () => {
    const { user } = await openPlay(rich)
    expect(shownWords()).toEqual(hostOrder)
    await user.click(await button('Draw my own card'))
    expect(shownWords()).toEqual(wordsOn(storedChoice()!.seed!))
    expect(shownWords().some((words) => words.startsWith('More'))).toBe(true)
    expect(screen.getByText('Your own card. Every player has different squares.')).toBeVisible()
    await user.click(await button('Undo'))
    expect(shownWords()).toEqual(hostOrder)
  })

  it("SHF-7: Draw another card and Host's card ask before they clear the marks; Undo restores card and marks", async () => {
    keepOrder('mine')
    const { user } = await openPlay(rich)
    expect(shownWords()).toEqual(wordsOn('mine'))
    for (const column of [1, 2, 3, 4, 5]) fireEvent.click(squareAt(2, column))
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^Continue/ }),
    )
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const marked = markedWords()
    for (const name of ['Draw another card', "Host's card"]) {
      await user.click(await button(name))
      await user.click(await answer('Cancel'))
      expect(shownWords(), name).toEqual(wordsOn('mine'))
      expect(markedWords(), name).toEqual(marked)

      await user.click(await button(name))
      await user.click(await answer(name))
      expect(shownWords(), name).not.toEqual(wordsOn('mine'))
      expect(markedWords(), name).toEqual([])
      await user.click(await button('Undo'))
      expect(shownWords(), name).toEqual(wordsOn('mine'))
      expect(markedWords(), name).toEqual(marked)
      expect(screen.getByText('BINGO!')).toBeVisible()
    }
  })

  it('SHF-7 PLAY-29: marks restored on another card are only on their words', async () => {
    keepOrder('mine')
    const { user } = await openPlay(rich)
    for (const column of [1, 2, 3, 4]) fireEvent.click(squareAt(2, column))
    const marked = markedWords()
    await user.click(await button("Host's card"))
    await user.click(await answer("Host's card"))
    await user.click(await button('Bring back the last marks'))
    expect(markedWords().sort()).toEqual(marked.filter((words) => rich.cells.includes(words)).sort())
    expect(document.querySelector('[aria-description*="edited by the host"]')).toBeNull()
    expect(screen.queryByText(/changed most of the words/)).toBeNull()
  })

  it('CALL-8 SHF-7: called words are marked on another card too, except those that the player has unmarked', async () => {
    keepOrder('mine')
    localStorage.setItem('device', JSON.stringify({ sound: false, awake: false, mark: true }))
    const [own, left] = wordsOn('mine').filter((words) => rich.cells.includes(words))
    const { user } = await openPlay({ ...rich, called: [own!, left!, ...rich.cells.slice(20)] })
    await waitFor(() => expect(markedWords()).toContain(own))
    await user.click(square(left!))
    await user.click(await button("Host's card"))
    await user.click(await answer("Host's card"))
    await waitFor(() => expect(markedWords().sort()).toEqual([own, ...rich.cells.slice(20)].sort()))
  })

  it('CALL-8 SHF-7: what the player unmarked stays unmarked when Undo leads back from a card without it', async () => {
    keepOrder('mine')
    localStorage.setItem('device', JSON.stringify({ sound: false, awake: false, mark: true }))
    const own = wordsOn('mine').filter((words) => !rich.cells.includes(words))
    const { user } = await openPlay({ ...rich, called: own })
    await waitFor(() => expect(markedWords().sort()).toEqual(own.toSorted()))
    await user.click(square(own[0]!))
    await user.click(await button("Host's card"))
    await user.click(await answer("Host's card"))
    await waitFor(() => expect(markedWords()).toEqual([]))
    await user.click(await button('Undo'))
    await waitFor(() => expect(markedWords().sort()).toEqual(own.slice(1).sort()))
  })

  it('SHF-3 SHF-5 LIV-13: one word more or less changes at most two squares, and a call none', async () => {
    keepOrder('mine')
    await openPlay(rich)
    const [first = ''] = shownWords().filter((words) => words.startsWith('More'))
    fireEvent.click(square(first))
    fireEvent.click(square(shownWords()[0]!))
    const [before, marked] = [shownWords(), markedWords()]
    push({ ...rich, version: 2, called: [first] })
    expect(shownWords()).toEqual(before)
    expect(markedWords()).toEqual(marked)
    push({ ...rich, version: 3, called: [first], extra: [...rich.extra, 'One more'] })
    const after = shownWords()
    expect(before.filter((words, at) => words !== after[at]).length).toBeLessThanOrEqual(2)
  })
})

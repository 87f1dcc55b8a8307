import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { shownCardAtom } from '#client/sync/card-store.ts'
import { store } from '#client/lib/store.ts'
import { socket } from '#tests/support/fake-socket.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { wantLessMotion } from '#tests/support/media.ts'
import { grid, openAddress, openPlay } from './play-page.tsx'
import {
  button,
  hostOrder,
  keepOrder,
  LAYOUT_KEY,
  orderOf,
  shownWords,
  storedChoice,
} from './shuffled-page.ts'

const card = sampleCard()

beforeEach(wantLessMotion)

const isHidden = () => document.documentElement.dataset.shuffled !== undefined

describe('Shuffle for me', () => {
  it('SHF-2: without it everyone has the host’s order; with it the squares are rearranged, and Undo restores them', async () => {
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

  it("SHF-2: Shuffle again rearranges them and Host’s order restores the host's, each with Undo; the shuffle survives a reload and follows another tab", async () => {
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

  it('SHF-2: damaged, it becomes the host’s order, with a message', async () => {
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

  it('SHF-5: gives a device without a choice a shuffle, which survives a reload', async () => {
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

describe('the words of a shuffled card', () => {
  it('SHF-6: are hidden only until the player’s shuffle is applied', async () => {
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
})

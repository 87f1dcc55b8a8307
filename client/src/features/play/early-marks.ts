import { PAGE_DATA_ELEMENT_ID, type PageData } from '#shared/page.ts'
import { marksKey } from '../../sync/storage-keys.ts'
import type { StoredMarks } from './marks-storage.ts'

// Part of the inline script of server-rendered pages, before the first paint: every byte weighs on them.

declare global {
  interface Window {
    /**
     * Ends what the inline script does with squares, and shows them as the app has them.
     * @returns the indexes of those that the player wants otherwise, in the order of the taps
     */
    takeEarlyMarks?: (marks: readonly number[]) => number[]
  }
}

/** What a tap is made of. */
const TAP = 'touchstart touchend pointerdown pointerup mousedown mouseup click'.split(' ')

/** The card in play as the server rendered it. */
export const renderedPlay = () =>
  (JSON.parse(document.getElementById(PAGE_DATA_ELEMENT_ID)!.textContent) as PageData).play!

/** All squares in the order of the card. */
export const squares = () => [...document.querySelectorAll('.square > .cell')]

/** Whether the squares wait for the words of the player's own card. */
const areHidden = () => 'shuffled' in document.documentElement.dataset

/** The free space, and the squares of a picture, take no mark. */
function show(square: Element, marked: boolean): void {
  if (!square.matches('[aria-pressed]')) return
  square.toggleAttribute('data-marked', marked)
  square.setAttribute('aria-pressed', `${marked}`)
}

/**
 * Shows the marks that are stored for the squares on the page. Those of another version or round follow with the app.
 * @param seed of the deal that the page shows, unless it is the host's order
 */
export function showStored(cardId: string, seed?: string): void {
  try {
    const stored = JSON.parse(localStorage.getItem(marksKey(cardId))!) as StoredMarks
    const { version, round } = renderedPlay().card!
    if (stored.version !== version || stored.round !== round || stored.seed !== seed) return
    const all = squares()
    for (const index of stored.marks) show(all[index]!, true)
  } catch {
    // Storage is refused, or something in it is no mark: the app deals with it.
  }
}

/**
 * Shows a player's marks before the app has loaded, which takes a slow phone some seconds: the stored ones at the first paint,
 * and taps immediately.
 * @returns whether squares shall be marked, by their indexes, in the order of the taps. A page that is loaded anew finds it in
 *   `history.state`, which the app's router replaces
 */
export function showEarlyMarks(cardId: string): ReadonlyMap<number, boolean> {
  const wishes = new Map<number, boolean>()
  const wish = (marked: boolean, index: number) => {
    show(squares()[index]!, marked)
    wishes.delete(index)
    wishes.set(index, marked)
  }
  const tap = (event: Event) => {
    const square = window.takeEarlyMarks && (event.target as Element).closest('.cell[aria-pressed]')
    if (!square || areHidden()) return
    // For any of these events React would hydrate the whole card at once, and the tap would show after that.
    event.stopPropagation()
    if (event.type !== 'click') return
    // The app hears of it when it takes all of them.
    event.stopImmediatePropagation()
    wish(!square.matches('[data-marked]'), squares().indexOf(square))
  }
  for (const type of TAP) addEventListener(type, tap, true)
  addEventListener('DOMContentLoaded', () => {
    if (!areHidden()) showStored(cardId)
    ;(history.state as Partial<typeof wishes> | null)?.forEach?.(wish)
  })
  window.takeEarlyMarks = (marks) => {
    delete window.takeEarlyMarks
    squares().forEach((square, index) => show(square, marks.includes(index)))
    return [...wishes].filter(([index, marked]) => marks.includes(index) !== marked).map(([index]) => index)
  }
  return wishes
}

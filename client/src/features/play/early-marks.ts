import { PAGE_DATA_ELEMENT_ID, type PageData } from '#shared/page.ts'
import { marksKey } from '../../sync/storage-keys.ts'
import type { StoredMarks } from './marks-storage.ts'

// Part of the inline script of server-rendered pages, which runs before the first paint: every byte delays it.

declare global {
  interface Window {
    /**
     * Ends the inline script's handling of squares and shows the app's marks.
     * @returns the indexes of the squares whose state the player changed by tapping, in the order of the taps
     */
    takeEarlyMarks?: (marks: readonly number[]) => number[]
  }
}

/** The types of the events that a tap fires. */
const TAP = 'touchstart touchend pointerdown pointerup mousedown mouseup click'.split(' ')

/** Reads the server-rendered card from the page's data. */
export const renderedPlay = () =>
  (JSON.parse(document.getElementById(PAGE_DATA_ELEMENT_ID)!.textContent) as PageData).play!

/** Returns the elements of all squares, in the order of the card. */
export const squares = () => [...document.querySelectorAll('.square > .cell')]

/** Returns whether the squares' words are concealed until the player's own card is dealt. */
const areHidden = () => 'shuffled' in document.documentElement.dataset

/** Shows a square as marked or not. The free space and the squares of a picture can't be marked. */
function show(square: Element, marked: boolean): void {
  if (!square.matches('[aria-pressed]')) return
  square.toggleAttribute('data-marked', marked)
  square.setAttribute('aria-pressed', `${marked}`)
}

/**
 * Shows the marks that are stored for the squares on the page. Marks of another version or round are left to the app.
 * @param seed the seed of the deal that the page shows; undefined for the host's order
 */
export function showStored(cardId: string, seed?: string): void {
  try {
    const stored = JSON.parse(localStorage.getItem(marksKey(cardId))!) as StoredMarks
    const { version, round } = renderedPlay().card!
    if (stored.version !== version || stored.round !== round || stored.seed !== seed) return
    const buttons = squares()
    for (const index of stored.marks) show(buttons[index]!, true)
  } catch {
    // Storage is unavailable or contains invalid marks, which the app handles.
  }
}

/**
 * Shows a player's marks before the app has loaded, which takes a slow phone some seconds: stored marks at the first
 * paint, and new ones as soon as the player taps.
 * @returns whether each tapped square should be marked, by its index, in the order of the taps. A page that reloads
 *   finds this map in `history.state`, which the app's router replaces later
 */
export function showEarlyMarks(cardId: string): ReadonlyMap<number, boolean> {
  const wishes = new Map<number, boolean>()
  const setWish = (marked: boolean, index: number) => {
    show(squares()[index]!, marked)
    wishes.delete(index)
    wishes.set(index, marked)
  }
  const tap = (event: Event) => {
    const square = window.takeEarlyMarks && (event.target as Element).closest('.cell[aria-pressed]')
    if (!square || areHidden()) return
    // React would hydrate the whole card on any of these events, and show the tap only after that.
    event.stopPropagation()
    if (event.type !== 'click') return
    // The app receives the tap later, when it calls `takeEarlyMarks`.
    event.stopImmediatePropagation()
    setWish(!square.matches('[data-marked]'), squares().indexOf(square))
  }
  for (const type of TAP) addEventListener(type, tap, true)
  addEventListener('DOMContentLoaded', () => {
    if (!areHidden()) showStored(cardId)
    ;(history.state as Partial<typeof wishes> | null)?.forEach?.(setWish)
  })
  window.takeEarlyMarks = (marks) => {
    delete window.takeEarlyMarks
    squares().forEach((square, index) => show(square, marks.includes(index)))
    return [...wishes].filter(([index, marked]) => marks.includes(index) !== marked).map(([index]) => index)
  }
  return wishes
}

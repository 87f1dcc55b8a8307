import { readTab, writeTab } from '../lib/storage/tab-storage.ts'

const KEY = 'scroll'
/** The number of history entries of this tab whose positions are stored. */
const REMEMBERED = 50
/** The input events with which users scroll. */
const OWN_SCROLLING = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

function readPlaces(): Map<string, number> {
  try {
    return new Map(JSON.parse(readTab(KEY) ?? '[]') as [string, number][])
  } catch {
    // The value was written by another version, or by hand.
    return new Map()
  }
}

/** The scroll positions of the tab's history entries. Browsers would restore them before lists have loaded. */
export type ScrollMemory = ReturnType<typeof followScroll>

export function followScroll() {
  const places = readPlaces()
  let shown: string | undefined
  let giveUp = () => {}

  function notePosition(): void {
    if (shown === undefined) return
    // Moves the entry to the end of the map, as the first entries are dropped.
    places.delete(shown)
    places.set(shown, window.scrollY)
  }
  function store(): void {
    writeTab(KEY, JSON.stringify([...places].slice(-REMEMBERED)))
    // On a reload the browser restores the position on its first paint.
    history.scrollRestoration = 'auto'
  }
  function takeOver(): void {
    history.scrollRestoration = 'manual'
  }
  function toTop(): void {
    giveUp()
    window.scrollTo(0, 0)
  }
  /** Restores an entry's position once the screen is long enough, unless the user scrolls. */
  function restore(entry: string): void {
    giveUp()
    const top = places.get(entry) ?? 0
    const isThere = () => {
      window.scrollTo(0, top)
      return window.scrollY >= top - 1
    }
    if (isThere()) return
    const growth = new ResizeObserver(() => {
      if (isThere()) giveUp()
    })
    const waiting = new AbortController()
    giveUp = () => {
      growth.disconnect()
      waiting.abort()
    }
    for (const type of OWN_SCROLLING)
      window.addEventListener(type, giveUp, { capture: true, signal: waiting.signal })
    growth.observe(document.body)
  }

  takeOver()
  const listening = new AbortController()
  const { signal } = listening
  window.addEventListener('scroll', notePosition, { signal })
  window.addEventListener('pagehide', store, { signal })
  window.addEventListener('pageshow', takeOver, { signal })
  return {
    /** Records scrolling for this entry from now on. */
    show: (entry: string): void => {
      shown = entry
    },
    toTop,
    restore,
    stop: () => {
      giveUp()
      listening.abort()
      history.scrollRestoration = 'auto'
    },
  }
}

import { readTab, writeTab } from '../lib/tab-storage.ts'

const KEY = 'scroll'
/** Of the screens of this tab, the last so many. */
const REMEMBERED = 50
/** What whoever scrolls themselves does. */
const OWN_SCROLLING = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

function readPlaces(): Map<string, number> {
  try {
    return new Map(JSON.parse(readTab(KEY) ?? '[]') as [string, number][])
  } catch {
    // Written by another version, or by hand.
    return new Map()
  }
}

/** How far down each entry of the tab's history was left. The browser's own memory comes too early for lists that load. */
export interface ScrollMemory {
  /** From now on what is scrolled is this entry. */
  show: (entry: string) => void
  toTop: () => void
  /** Goes where the entry was left, as soon as the screen is long enough for it, unless somebody scrolls. */
  restore: (entry: string) => void
  stop: () => void
}

export function followScroll(): ScrollMemory {
  const places = readPlaces()
  let shown: string | undefined
  let giveUp = () => {}

  function note(): void {
    if (shown === undefined) return
    // At the end of the map: the oldest are forgotten first.
    places.delete(shown)
    places.set(shown, window.scrollY)
  }
  function keep(): void {
    writeTab(KEY, JSON.stringify([...places].slice(-REMEMBERED)))
    // A reload restores by itself what is there at once.
    history.scrollRestoration = 'auto'
  }
  function takeOver(): void {
    history.scrollRestoration = 'manual'
  }
  function toTop(): void {
    giveUp()
    window.scrollTo(0, 0)
  }
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
    const leave = () => giveUp()
    giveUp = () => {
      giveUp = () => {}
      growth.disconnect()
      for (const type of OWN_SCROLLING) window.removeEventListener(type, leave)
    }
    for (const type of OWN_SCROLLING) window.addEventListener(type, leave, { passive: true })
    growth.observe(document.body)
  }

  takeOver()
  window.addEventListener('scroll', note, { passive: true })
  window.addEventListener('pagehide', keep)
  window.addEventListener('pageshow', takeOver)
  return {
    show: (entry) => {
      shown = entry
    },
    toTop,
    restore,
    stop: () => {
      giveUp()
      window.removeEventListener('scroll', note)
      window.removeEventListener('pagehide', keep)
      window.removeEventListener('pageshow', takeOver)
      history.scrollRestoration = 'auto'
    },
  }
}

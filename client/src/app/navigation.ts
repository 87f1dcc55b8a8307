import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType, type Location, type NavigationType } from 'react-router-dom'
import { store } from '../lib/store.ts'
import { frameDialogAtom } from '../lib/frame-dialog-atom.ts'
import { dismissToast, toastAtom } from '../lib/toast.ts'
import { screenAt } from './routes.tsx'
import { focusScreen } from './screen-focus.ts'
import { followScroll, type ScrollMemory } from './scroll-memory.ts'

const pageLoad = () =>
  performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined

/** Whether the page was opened by a reload or from the history: it then continues where it was left. */
function wasHere(): boolean {
  const type = pageLoad()?.type
  return type === 'reload' || type === 'back_forward'
}

/** Whether the page was loaded at this path, as opposed to a path that the user has gone back to since. */
function isLoadedPath({ pathname }: Location): boolean {
  const address = pageLoad()?.name
  return address === undefined || new URL(address).pathname === pathname
}

/**
 * Whether a navigation leads to another screen, as opposed to another state of the open one: a search, a tab, or the URL that
 * the first save gives a card.
 */
export function isNewScreen(from: Location, to: Location, type: `${NavigationType}`): boolean {
  if (from.pathname === to.pathname)
    // New Card in the editor of a new card starts a new one.
    return type === 'PUSH' && from.search === to.search && from.hash === to.hash
  return type !== 'REPLACE' || screenAt(from.pathname) !== screenAt(to.pathname)
}

const entryOf = ({ key, pathname }: Location) => `${key} ${pathname}`

/**
 * Imitates a change of page for screens within one page: a new screen starts at the top with the focus on its
 * heading; going back restores the scroll position.
 */
export function Navigation() {
  const location = useLocation()
  const type: `${NavigationType}` = useNavigationType()
  const before = useRef<Location>(undefined)
  const memory = useRef<ScrollMemory>(undefined)

  /** The toast that was shown as the user last pressed something, or went back. */
  const read = useRef<number>(undefined)

  useLayoutEffect(() => {
    memory.current = followScroll()
    const end = new AbortController()
    const note = () => (read.current = store.get(toastAtom)?.id)
    for (const type of ['pointerdown', 'keydown', 'popstate'])
      addEventListener(type, note, { capture: true, signal: end.signal })
    return () => {
      memory.current?.stop()
      end.abort()
    }
  }, [])

  const stopFocus = useRef(() => {})
  useLayoutEffect(() => {
    const scroll = memory.current!
    const from = before.current
    before.current = location
    scroll.show(entryOf(location))
    if (from === location) return
    if (from === undefined) {
      if (wasHere() && window.scrollY === 0) scroll.restore(entryOf(location))
      // Otherwise the user was faster than this code, which loads while the page is idle.
      if (type === 'POP' && isLoadedPath(location)) return
    } else if (!isNewScreen(from, location, type)) return
    // It lies over the screen that is left. A screen takes its own dialogs with it.
    if (from !== undefined) store.set(frameDialogAtom, undefined)
    // What was said of the screen that is left. An action such as Undo stays, and so does what leads to the new one.
    const toast = store.get(toastAtom)
    if (toast && toast.id === read.current && !toast.action) dismissToast(toast.id)
    if (type === 'POP') scroll.restore(entryOf(location))
    else scroll.toTop()
    stopFocus.current()
    stopFocus.current = focusScreen()
  }, [location, type])

  return null
}

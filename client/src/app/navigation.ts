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

/** Returns whether the page was opened by a reload or from the history, and so continues where it was left. */
function wasHere(): boolean {
  const type = pageLoad()?.type
  return type === 'reload' || type === 'back_forward'
}

/** Returns whether the page was loaded at this path, as opposed to a path that the user has since gone back to. */
function isLoadedPath({ pathname }: Location): boolean {
  const address = pageLoad()?.name
  return address === undefined || new URL(address).pathname === pathname
}

/**
 * Returns whether a navigation leads to another screen, as opposed to another state of the open one: a search, a tab,
 * or the URL that a card gets when it is first saved.
 */
export function isNewScreen(from: Location, to: Location, type: `${NavigationType}`): boolean {
  if (from.pathname === to.pathname)
    // Pressing New Card in the editor of a new card starts another one.
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

  /** The id of the toast that was shown when the user last pressed something or went back. */
  const readToastId = useRef<number>(undefined)

  useLayoutEffect(() => {
    memory.current = followScroll()
    const end = new AbortController()
    const noteToast = () => (readToastId.current = store.get(toastAtom)?.id)
    for (const type of ['pointerdown', 'keydown', 'popstate'])
      addEventListener(type, noteToast, { capture: true, signal: end.signal })
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
      // Otherwise the user has navigated before this code had loaded, which happens while the page is idle.
      if (type === 'POP' && isLoadedPath(location)) return
    } else if (!isNewScreen(from, location, type)) return
    // Close a dialog of the app, which would stay over the new screen. Dialogs of a screen disappear with it.
    if (from !== undefined) store.set(frameDialogAtom, undefined)
    // Dismiss the previous screen's toast, unless it has an action such as Undo or was shown by this navigation.
    const toast = store.get(toastAtom)
    if (toast && toast.id === readToastId.current && !toast.action) dismissToast(toast.id)
    if (type === 'POP') scroll.restore(entryOf(location))
    else scroll.toTop()
    stopFocus.current()
    stopFocus.current = focusScreen()
  }, [location, type])

  return null
}

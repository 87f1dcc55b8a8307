import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType, type Location, type NavigationType } from 'react-router-dom'
import { focusScreen } from './screen-focus.ts'
import { isNewScreen } from './screen-change.ts'
import { followScroll, type ScrollMemory } from './scroll-memory.ts'

/** The page came by a reload or from the history, and not by a link: it goes on where it was left. */
function wasHere(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'reload' || entry?.type === 'back_forward'
}

const entryOf = ({ key, pathname }: Location) => `${key} ${pathname}`

/**
 * What a browser does when one goes from page to page, for screens that change within one page: a new one begins at its
 * top, with the focus on its heading; going back leads where one was.
 */
export default function Navigation() {
  const location = useLocation()
  const type: `${NavigationType}` = useNavigationType()
  const before = useRef<Location>(undefined)
  const memory = useRef<ScrollMemory>(undefined)

  useLayoutEffect(() => {
    memory.current = followScroll()
    return () => memory.current?.stop()
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
      // Somebody was faster than this code, which comes while the page is idle.
      if (type === 'POP') return
    } else if (!isNewScreen(from, location, type)) return
    if (type === 'POP') scroll.restore(entryOf(location))
    else scroll.toTop()
    stopFocus.current()
    stopFocus.current = focusScreen()
  }, [location, type])

  return null
}

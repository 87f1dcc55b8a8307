import type { Location, NavigationType } from 'react-router-dom'
import { screenAt } from './screens.tsx'

/**
 * Whether a change of the address leads to another screen, and not only to another state of the one that is open: a search,
 * a tab, or the address that the first save gives a card.
 */
export function isNewScreen(from: Location, to: Location, type: `${NavigationType}`): boolean {
  if (from.pathname === to.pathname)
    // New Card, pressed in the editor of a new card, begins it anew.
    return type === 'PUSH' && from.search === to.search && from.hash === to.hash
  return type !== 'REPLACE' || screenAt(from.pathname) !== screenAt(to.pathname)
}

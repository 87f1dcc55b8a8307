import type { Location, NavigationType } from 'react-router-dom'
import { screenAt } from './routes.tsx'

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

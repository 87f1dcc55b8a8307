import { hasSignInHint } from '../lib/sign-in-hint.ts'
import { NEW_CARD_KEY, OFFLINE_CARD_PREFIX, shuffleKey, TEMPORARY_CARD_PREFIX } from '../sync/storage-keys.ts'

// Part of the inline script of server-rendered pages, which runs before the first paint: every import delays it.

/** Returns whether this browser has a draft for `/create`, which the server renders empty. */
function hasDraft(pathname: string): boolean {
  return pathname === '/create' && localStorage.getItem(NEW_CARD_KEY) !== null
}

/** Returns whether the squares are shuffled. Except in a frame, a link may ask for it on the first visit. */
function isShuffled(cardId: string, { pathname, search }: Location): boolean {
  const choice = localStorage.getItem(shuffleKey(cardId))
  return choice === null
    ? pathname.startsWith('/play/') && new URLSearchParams(search).has('shuffle')
    : choice.includes('"seed":"')
}

/** Returns whether to reserve space for a returning user's cards (landing page) or own categories (Categories). */
function isReturning(pathname: string): boolean {
  if (pathname === '/categories') return hasSignInHint()
  if (pathname !== '/') return false
  return (
    hasSignInHint() ||
    Object.keys(localStorage).some(
      (key) => key.startsWith(TEMPORARY_CARD_PREFIX) || key.startsWith(OFFLINE_CARD_PREFIX),
    )
  )
}

/**
 * Flags local state that the server could not render, so that the style sheet hides the parts that are wrong. The code
 * that renders the local state removes the flag.
 * @returns the id of the played card, if the server rendered it
 */
export function markLocalState(): string | undefined {
  const { pathname, hash } = location
  const { dataset } = document.documentElement
  const played = /^\/(?:play|embed)\/([^/]+)/.exec(pathname)?.[1]
  // The link contains the card (sync/offline/card-link.ts). The server's card with this id may be someone else's.
  if (played && hash.startsWith('#1')) dataset.linked = ''
  try {
    if (hasDraft(pathname)) dataset.kept = ''
    if (isReturning(pathname)) dataset.returning = ''
    if (played && isShuffled(played, location)) dataset.shuffled = ''
  } catch {
    // Storage is unavailable, so the page has no local state.
  }
  return 'linked' in dataset ? undefined : played
}

/** Shows what the server rendered. For use if the code that changes it cannot be loaded. */
export function showServerState(): void {
  const { dataset } = document.documentElement
  delete dataset.shuffled
  delete dataset.linked
}

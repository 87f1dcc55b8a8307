import { isCardId } from '#shared/ids.ts'
import type { PageData } from '#shared/page.ts'
import type { Card } from '#shared/schemas/card.ts'
import { call } from '../../lib/api-client.ts'
import { onResume } from '../../lib/page/on-resume.ts'
import { pageDataAtom } from '../../lib/page/page-data.ts'
import { store } from '../../lib/store.ts'
import { originIn, readCardLink, type CardLink } from './card-link.ts'
import { applyCard, shownCardAtom } from '../card-store.ts'
import { linkedState, readOfflineCard } from './offline-cards.ts'

/** Removes the fragment from the URL: from now on the card's own URL is enough to open it. */
function dropFragment(): void {
  if (originIn(location.hash.slice(1)) !== undefined)
    history.replaceState(history.state, '', location.pathname + location.search)
}

/** Builds the card that a link carries. Its version is 0, and the saved card's begin at 1, so marks are carried over (LIV-13). */
function cardOf(cardId: string, { origin, content }: CardLink): Card {
  const now = new Date().toISOString()
  return { ...content, cardId, origin, called: [], version: 0, round: 1, createdAt: now, updatedAt: now }
}

/**
 * Opens the link of a card that its maker had not saved: the words are in the fragment. A saved card with this id belongs to the
 * maker only if it has the link's origin. Any other is ignored, so that no one can take over a link.
 * @param served the card in the page's HTML
 * @returns whether the page shows something other than what the server rendered
 */
export async function openLinked(served: PageData['play']): Promise<boolean> {
  const cardId = location.pathname.split('/')[2] ?? ''
  // A card that was taken down cannot be brought back by a link.
  if (!isCardId(cardId) || served?.why === 'removed') return false
  const fragment = location.hash.slice(1)
  const origin = originIn(fragment)
  const cached = readOfflineCard(cardId)
  // The card was saved before, so this browser may have a newer version than the link.
  const wasSaved = cached && !cached.copy && cached.card.origin === origin
  if (origin !== undefined && (served?.card?.origin === origin || wasSaved)) {
    dropFragment()
    return false
  }
  const link = await readCardLink(fragment)
  store.set(
    shownCardAtom,
    link ? linkedState(cardOf(cardId, link)) : { cardId, status: 'missing', why: 'cut-off' },
  )
  return true
}

/** Replaces the linked card with its maker's, once that is saved. */
async function lookForSaved(cardId: string): Promise<void> {
  const shown = store.get(shownCardAtom)
  if (shown.cardId !== cardId || shown.absent !== 'linked') return
  try {
    const card = await call('getCard', { params: { cardId } })
    if (store.get(shownCardAtom) !== shown || card.origin !== shown.card?.origin) return
    applyCard(card, { replace: true })
    dropFragment()
  } catch {
    // The card is not saved yet, or the network is down. The next resume tries again.
  }
}

/** Looks for the maker's card whenever the page resumes. Returns an unsubscribe function. */
export function follow(cardId: string): () => void {
  // A page without the server's state, such as the service worker's, does not know whether the card is saved.
  if (!store.get(pageDataAtom).play) void lookForSaved(cardId)
  return onResume(() => void lookForSaved(cardId))
}

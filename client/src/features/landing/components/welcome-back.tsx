import { useAtomValue } from 'jotai'
import { ArrowRight, Play, Plus } from 'lucide-react'
import type { MouseEvent } from 'react'
import { landing } from '#messages/landing.ts'
import { basics } from '#messages/basics.ts'
import type { Card } from '#shared/schemas/card.ts'
import { paths } from '../../../lib/paths.ts'
import { sessionAtom, userIdAtom } from '../../../lib/session-atom.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { hadAccount } from '../../auth/had-account.ts'
import { useOwnCards } from '../../../sync/receive/use-own-cards.ts'
import { listOfflineCards } from '../../../sync/offline/offline-cards.ts'
import { listTemporary } from '../../../sync/unsaved/temporary-cards.ts'
import { Link } from '../../../ui/link.tsx'

/** A card that a user has made, edited or played. */
interface RecentCard extends Pick<Card, 'cardId' | 'title' | 'theme'> {
  /** When the card was last edited or played, in milliseconds since the epoch. */
  at: number
  /** Whether the user can edit it. */
  isOwn: boolean
}

/** The number of cards shown, which fill one row. */
const SHOWN_CARDS = 3

/**
 * Returns the cards that were edited or played most recently, newest first.
 * @param mine the user's cards on the server
 */
function recentCards(mine: readonly Card[]): RecentCard[] {
  const found = new Map<string, RecentCard>()
  const add = ({ cardId, title, theme }: Card, at: number, isOwn: boolean) => {
    const before = found.get(cardId)
    found.set(cardId, {
      ...(before ?? { cardId, title, theme }),
      at: Math.max(before?.at ?? 0, at),
      isOwn: isOwn || before?.isOwn === true,
    })
  }
  for (const card of [...listTemporary(), ...mine]) add(card, Date.parse(card.updatedAt), true)
  for (const { card, at } of listOfflineCards()) add(card, at, false)
  return [...found.values()].sort((one, other) => other.at - one.at).slice(0, SHOWN_CARDS)
}

/** A card as a small ticket. It has an Edit link only if it is the user's own. */
function RecentTicket({ card: { cardId, title, theme, isOwn } }: { card: RecentCard }) {
  const name = title || basics.untitled
  return (
    <li data-theme={theme} className="welcome-ticket">
      <h3 dir="auto">{name}</h3>
      <div>
        <ButtonLink to={paths.play(cardId)} aria-label={landing.welcome.playNamed(name)}>
          <Play />
          <span>{landing.welcome.play}</span>
        </ButtonLink>
        {isOwn && (
          <ButtonLink to={paths.create(cardId)} variant="quiet" aria-label={landing.welcome.editNamed(name)}>
            {landing.welcome.edit}
          </ButtonLink>
        )}
      </div>
    </li>
  )
}

/** The last cards of a returning user, and a link to all of them. */
export function WelcomeBack({ onNewCard }: { onNewCard: (event: MouseEvent<HTMLAnchorElement>) => void }) {
  const cards = useRecentCards()
  const isSignedOut = useAtomValue(sessionAtom).status === 'signed-out'
  return (
    <section aria-labelledby="welcome-back">
      <div className="welcome-head">
        <h2 id="welcome-back">{landing.welcome.title}</h2>
        {isSignedOut ? (
          hadAccount() && (
            <Link to={paths.auth} state={{ from: paths.myCards }}>
              {landing.welcome.logIn}
            </Link>
          )
        ) : (
          <Link key="all" to={paths.myCards}>
            <span>{landing.welcome.all}</span>
            <ArrowRight />
          </Link>
        )}
      </div>
      <ul className="welcome-cards">
        {cards?.map((card) => (
          <RecentTicket key={card.cardId} card={card} />
        ))}
        {cards && cards.length < SHOWN_CARDS && (
          <li className="welcome-new">
            <Link to={paths.create()} onClick={onNewCard}>
              <Plus />
              <span>{landing.welcome.newCard}</span>
            </Link>
          </li>
        )}
      </ul>
    </section>
  )
}

/** Returns the cards that this user edited or played most recently; undefined while the session is loading. */
function useRecentCards(): RecentCard[] | undefined {
  const { status } = useAtomValue(sessionAtom)
  const mine = useOwnCards(useAtomValue(userIdAtom))
  if (status === 'loading' || mine === undefined) return undefined
  return recentCards(mine)
}

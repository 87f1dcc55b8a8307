import { useId, useState } from 'react'
import type { SharedCard } from '#shared/contract/answers.ts'
import type { Card } from '#shared/schemas/card.ts'
import { myCardsMore } from '#messages/my-cards-more.ts'
import { isolated } from '../../../lib/isolated.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { useDialogCode } from '../../../lib/lazy/use-lazy-dialog.ts'
import { ShowMore } from '../../../ui/show-more.tsx'
import { forgetCard, type useSharedCards } from '../use-my-cards.ts'
import type { CardTile } from './card-tile.tsx'
import { queryKeys } from '../query-keys.ts'

const loadCoHosts = () => import('../../co-hosts/components/co-hosts-dialog.tsx')
const loadLeaving = () => import('../../co-hosts/components/leave-dialog.tsx')

type HostingProps = Omit<SharedSectionProps, 'list'> & {
  /** Undefined to leave the cards of others out. */
  list: SharedSectionProps['list'] | undefined
  /** The user's own card, to show its co-hosts. */
  hosted: Card | undefined
  onClose: () => void
}

/** Co-hosting in My Cards: the cards of others, and the co-hosts of the user's own cards. */
export function Hosting({ hosted, onClose, list, ...shared }: HostingProps) {
  const coHosts = useDialogCode(loadCoHosts, hosted !== undefined, onClose, 'later')
  return (
    <>
      {list && <SharedSection {...shared} list={list} />}
      {hosted && coHosts && <coHosts.CoHostsDialog cardId={hosted.cardId} onClose={onClose} />}
    </>
  )
}

interface SharedSectionProps {
  userId: string
  list: ReturnType<typeof useSharedCards>
  /** Not imported, so that it stays in the screen's file. */
  Tile: typeof CardTile
  onDuplicate: (card: SharedCard) => void
}

/** The cards of others that the user co-hosts; nothing if there are none. */
function SharedSection({ userId, list, Tile, onDuplicate }: SharedSectionProps) {
  const headingId = useId()
  const { cards = [], hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list
  const [toLeave, setToLeave] = useState<SharedCard>()
  const close = () => setToLeave(undefined)
  const leaving = useDialogCode(loadLeaving, toLeave !== undefined, close, 'later')
  if (cards.length === 0) return null
  return (
    <section aria-labelledby={headingId} className="mt-10">
      <h2 id={headingId} className="mb-4 text-poster-32">
        {myCardsMore.shared}
      </h2>
      <div className="tiles">
        {cards.map((card) => (
          <Tile
            key={card.cardId}
            card={card}
            headingLevel={3}
            canEdit={card.canEdit}
            onDuplicate={() => onDuplicate(card)}
            onLeave={() => setToLeave(card)}
          >
            <p className="w-full text-chip text-muted" dir="auto">
              {card.ownerName === null ? myCardsMore.ownerless : myCardsMore.owned(isolated(card.ownerName))}
            </p>
          </Tile>
        ))}
      </div>
      {hasNextPage && (
        <ShowMore pending={isFetching} failed={isFetchNextPageError} onMore={() => void fetchNextPage()} />
      )}
      {toLeave && leaving && (
        <leaving.LeaveDialog
          card={toLeave}
          userId={userId}
          onClose={close}
          onLeft={() => {
            const queryKey = queryKeys.sharedCards(userId)
            forgetCard(queryKey, toLeave.cardId)
            void queryClient.invalidateQueries({ queryKey })
          }}
        />
      )}
    </section>
  )
}

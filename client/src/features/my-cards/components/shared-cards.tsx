import { useId, useState } from 'react'
import type { SharedCard } from '#shared/contract/answers.ts'
import { myCards } from '#messages/my-cards.ts'
import { isolated } from '../../../lib/isolated.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { useDialogCode } from '../../../lib/lazy/use-lazy-dialog.ts'
import { ShowMore } from '../../../ui/show-more.tsx'
import { forgetCard, type useSharedCards } from '../use-my-cards.ts'
import { CardTile } from './card-tile.tsx'
import { queryKeys } from '../query-keys.ts'

const loadLeaving = () => import('../../co-hosts/components/leave-dialog.tsx')

interface SharedCardsProps {
  userId: string
  list: ReturnType<typeof useSharedCards>
  onDuplicate: (card: SharedCard) => void
}

/** The cards of others that the user co-hosts. Renders nothing if there are none. */
export function SharedCards({ userId, list, onDuplicate }: SharedCardsProps) {
  const headingId = useId()
  const { cards = [], hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list
  const [toLeave, setToLeave] = useState<SharedCard>()
  const close = () => setToLeave(undefined)
  const leaving = useDialogCode(loadLeaving, toLeave !== undefined, close, 'later')
  if (cards.length === 0) return null
  return (
    <section aria-labelledby={headingId} className="mt-10">
      <h2 id={headingId} className="mb-4 text-poster-32">
        {myCards.shared}
      </h2>
      <div className="tiles">
        {cards.map((card) => (
          <CardTile
            key={card.cardId}
            card={card}
            headingLevel={3}
            canEdit={card.canEdit}
            onDuplicate={() => onDuplicate(card)}
            onLeave={() => setToLeave(card)}
          >
            <p className="w-full text-chip text-muted" dir="auto">
              {card.ownerName === null ? myCards.ownerless : myCards.owned(isolated(card.ownerName))}
            </p>
          </CardTile>
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

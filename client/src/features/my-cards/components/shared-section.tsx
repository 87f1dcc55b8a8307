import { useId, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { SharedCard } from '#shared/contract/answers.ts'
import { useLazyDialog } from '../../../lib/use-lazy-dialog.ts'
import { ShowMore } from '../../../ui/show-more.tsx'
import type { SharedCards, useSharedCards } from '../use-my-cards.ts'
import type { CardTile } from './card-tile.tsx'
import { queryKeys } from '../query-keys.ts'

const loadLeaving = () => import('../../co-hosts/components/leave-dialog.tsx')

interface SharedSectionProps {
  userId: string
  list: ReturnType<typeof useSharedCards>
  /** Not imported, so that it stays in the screen's file. */
  Tile: typeof CardTile
  onDuplicate: (card: SharedCard) => void
}

/** The cards of others that the user co-hosts; nothing if there are none. */
export function SharedSection({ userId, list, Tile, onDuplicate }: SharedSectionProps) {
  const headingId = useId()
  const { cards = [], hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list
  const forget = useForgetSharedCard(userId)
  const leaving = useLazyDialog(loadLeaving, { preload: false })
  const [left, setLeft] = useState<SharedCard>()
  if (cards.length === 0) return null
  return (
    <section aria-labelledby={headingId} className="mt-10">
      <h2 id={headingId} className="mb-4 text-poster-32">
        Shared with you
      </h2>
      <div className="tiles">
        {cards.map((card) => (
          <Tile
            key={card.cardId}
            card={card}
            headingLevel={3}
            canEdit={card.canEdit}
            onDuplicate={() => onDuplicate(card)}
            onLeave={() => {
              setLeft(card)
              leaving.open()
            }}
          >
            <p className="w-full text-chip text-muted" dir="auto">
              {card.ownerName === null
                ? 'Its owner deleted their account. You can duplicate it.'
                : `${card.ownerName}'s card`}
            </p>
          </Tile>
        ))}
      </div>
      {hasNextPage && (
        <ShowMore pending={isFetching} failed={isFetchNextPageError} onMore={() => void fetchNextPage()} />
      )}
      {leaving.isOpen && leaving.code && left && (
        <leaving.code.LeaveDialog
          card={left}
          userId={userId}
          onClose={leaving.close}
          onLeft={() => {
            leaving.close()
            forget(left.cardId)
          }}
        />
      )}
    </section>
  )
}

/** Takes a card that the user has left out of the cached lists. */
function useForgetSharedCard(userId: string): (cardId: string) => void {
  const client = useQueryClient()
  const queryKey = queryKeys.sharedCards(userId)
  return (cardId) => {
    // Updates the screen even if the refetch fails.
    client.setQueriesData<SharedCards>(
      { queryKey },
      (shown) =>
        shown && {
          ...shown,
          pages: shown.pages.map((page) => page.filter((card) => card.cardId !== cardId)),
        },
    )
    void client.invalidateQueries({ queryKey })
  }
}

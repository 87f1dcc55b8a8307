import { Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { PRODUCT_NAME } from '#shared/product.ts'
import type { CardReply } from '#shared/schemas/card.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { StatusSheet } from '../../../ui/status-sheet.tsx'
import { useDeleteCard, useMyCards } from '../use-my-cards.ts'
import '../my-cards.css'
import { CardTile } from './card-tile.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { TileSkeleton } from './tile-skeleton.tsx'

const SKELETONS = 6

function Loading() {
  return (
    <div className="tiles" role="status" aria-label="Loading your cards">
      {Array.from({ length: SKELETONS }, (_, index) => (
        <TileSkeleton key={index} />
      ))}
    </div>
  )
}

function NoCards() {
  return (
    <StatusSheet
      title="No cards yet"
      headingLevel={2}
      text="Type a few things that always happen. We draw the grid around them."
    >
      <ButtonLink to={paths.create()}>
        <Plus aria-hidden="true" />
        Create {PRODUCT_NAME}
      </ButtonLink>
    </StatusSheet>
  )
}

export function MyCardsScreen({ userId }: { userId: string }) {
  const { cards, isFetchedAfterMount, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useMyCards(userId)
  const deletion = useDeleteCard(userId)
  const [doomed, setDoomed] = useState<CardReply>()

  let content: ReactNode
  if (cards === undefined)
    // Fetched and not there: it has failed, and stands there with its button until it does not fail any more.
    content = isFetchedAfterMount ? (
      <StatusSheet
        tone="error"
        title="Error Loading Cards"
        headingLevel={2}
        text="There was an error loading your bingo cards. Please try again later."
      >
        <Button pending={isFetching} pendingLabel="Trying..." onClick={() => void refetch()}>
          Try Again
        </Button>
      </StatusSheet>
    ) : (
      <Loading />
    )
  else if (cards.length === 0) content = <NoCards />
  else
    content = (
      <>
        <div className="tiles">
          {cards.map((card) => (
            <CardTile key={card.cardId} card={card} onDelete={() => setDoomed(card)} />
          ))}
        </div>
        {hasNextPage && (
          <div className="mt-8 grid justify-center">
            <Button
              variant="outlined"
              pending={isFetchingNextPage}
              pendingLabel="Loading..."
              onClick={() => void fetchNextPage()}
            >
              Show more
            </Button>
          </div>
        )}
      </>
    )

  return (
    <div className="page">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-poster-46 lg:text-poster-52">My Cards</h1>
        <ButtonLink to={paths.create()}>
          <Plus aria-hidden="true" />
          Create New Card
        </ButtonLink>
      </div>
      {content}
      <DeleteDialog
        card={doomed}
        pending={deletion.isPending}
        onCancel={() => setDoomed(undefined)}
        onDelete={() => {
          if (doomed) deletion.mutate(doomed, { onSettled: () => setDoomed(undefined) })
        }}
      />
    </div>
  )
}

import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { isTemporaryId } from '#shared/ids.ts'
import type { Card } from '#shared/schemas/card.ts'
import { paths } from '../../../lib/paths.ts'
import { useLazy } from '../../../lib/use-lazy.ts'
import { useDialogCode } from '../../../lib/use-lazy-dialog.ts'
import { useSearch } from '../../../lib/use-search.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { hasInTitle } from '../card-titles.ts'
import { useDeleteCard, useDuplicateCard } from '../use-change-cards.ts'
import { useMyCards, useSharedCards } from '../use-my-cards.ts'
import { deleteTemporaryCard, useTemporaryCards } from '../use-temporary-cards.ts'
import '../my-cards.css'
import { AccountCards } from './account-cards.tsx'
import { CardTile } from './card-tile.tsx'
import { ImportButton } from './import-button.tsx'
import type { QuickCard } from './starter-tickets.tsx'
import { TemporarySection } from './temporary-section.tsx'

/** Both are below the cards, and shown once they are loaded. */
const loadHosting = () => import('./hosting.tsx')
const loadRecentlyPlayed = () => import('./recently-played.tsx')
const loadDeleteDialog = () => import('./delete-dialog.tsx')

function foundLabel(count: number, hasMore: boolean): string {
  if (hasMore) return `Showing the first ${count} matches`
  return count === 1 ? '1 card found' : `${count} cards found`
}

interface MyCardsScreenProps {
  userId: string
  quickCard: QuickCard
}

export function MyCardsScreen({ userId, quickCard }: MyCardsScreenProps) {
  const search = useSearch()
  const { q } = search
  const field = useRef<HTMLInputElement>(null)
  const list = useMyCards(userId, q)
  const shared = useSharedCards(userId, q)
  const allTemporary = useTemporaryCards(userId)
  const temporary = allTemporary.filter((card) => hasInTitle(card, q))
  const duplication = useDuplicateCard(userId)
  const deletion = useDeleteCard(userId)
  const [cardToDelete, setCardToDelete] = useState<Card>()
  const closeDialog = () => setCardToDelete(undefined)
  const dialog = useDialogCode(loadDeleteDialog, cardToDelete !== undefined, closeDialog)

  const recent = useLazy(loadRecentlyPlayed)
  const [hosted, setHosted] = useState<Card>()
  const hosting = useDialogCode(loadHosting, hosted !== undefined, () => setHosted(undefined))

  const { cards, hasNextPage, isPlaceholderData } = list
  const isSearching = q !== ''
  const others = temporary.length + (shared.cards?.length ?? 0)
  const nothingToSearch = !isSearching && cards?.length === 0 && others === 0
  const count = (cards?.length ?? 0) + others
  const found =
    isSearching && cards && !isPlaceholderData ? foundLabel(count, hasNextPage || shared.hasNextPage) : ''
  // If a search finds other cards only, the account's "no cards found" would be wrong.
  const showsAccount = !(isSearching && cards?.length === 0 && others > 0)

  function deleteCard(): void {
    if (!cardToDelete) return
    if (!isTemporaryId(cardToDelete.cardId)) return deletion.mutate(cardToDelete, { onSettled: closeDialog })
    deleteTemporaryCard(cardToDelete.cardId)
    closeDialog()
  }

  return (
    <div className="page">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-poster-46 lg:text-poster-52">My Cards</h1>
        <div className="flex flex-wrap gap-3">
          <ImportButton userId={userId} />
          <ButtonLink to={paths.create()}>
            <Plus aria-hidden="true" />
            Create New Card
          </ButtonLink>
        </div>
      </div>
      {!nothingToSearch && (
        <SearchField
          search={search}
          label="Search your cards by title"
          placeholder="Search by title"
          field={field}
          found={found}
        />
      )}
      {temporary.length > 0 && <TemporarySection cards={temporary} onDelete={setCardToDelete} />}
      {temporary.length > 0 && showsAccount && <h2 className="mb-4 text-poster-32">In your account</h2>}
      {showsAccount && (
        <AccountCards
          quickCard={quickCard}
          list={list}
          q={q}
          headingLevel={temporary.length > 0 ? 3 : 2}
          onClearSearch={() => {
            search.searchFor('')
            field.current?.focus()
          }}
          onDuplicate={duplication.mutate}
          onCoHosts={setHosted}
          onDelete={setCardToDelete}
        />
      )}
      {hosting && (
        <hosting.Hosting
          userId={userId}
          list={shared}
          Tile={CardTile}
          onDuplicate={duplication.mutate}
          hosted={hosted}
          onClose={() => setHosted(undefined)}
        />
      )}
      {!isSearching && recent && <recent.RecentlyPlayed userId={userId} />}
      {dialog && (
        <dialog.DeleteDialog
          card={cardToDelete}
          pending={deletion.isPending}
          onCancel={closeDialog}
          onDelete={deleteCard}
        />
      )}
    </div>
  )
}

import { Plus } from 'lucide-react'
import { startTransition, useMemo, useOptimistic, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { appDialogs } from '#messages/app-dialogs.ts'
import { myCards } from '#messages/my-cards.ts'
import { isTemporaryId } from '#shared/ids.ts'
import { matchesSearch } from '#shared/rules/card-search.ts'
import type { Card } from '#shared/schemas/card.ts'
import type { SelfUser } from '#shared/schemas/user.ts'
import { paths } from '../../../lib/paths.ts'
import { useLazy } from '../../../lib/lazy/use-lazy.ts'
import { useDialogCode } from '../../../lib/lazy/use-lazy-dialog.ts'
import { useSearch } from '../../../lib/forms/use-search.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { playTimes } from '../last-opened.ts'
import {
  useDeleteCard,
  useDuplicateCard,
  useMyCards,
  useRecentPlays,
  useSharedCards,
} from '../use-my-cards.ts'
import { deleteTemporaryCard, useTemporaryCards } from '../use-temporary-cards.ts'
import '../my-cards.css'
import { AccountCards, MAX_TILES, NoCardsFound } from './account-cards.tsx'
import { ImportButton } from './import-button.tsx'
import { SharedCards } from './shared-cards.tsx'
import { TemporarySection } from './temporary-section.tsx'
import { withQueries } from '../../../lib/query-client.ts'
import { useTitle } from '../../../lib/page/use-title.ts'

const loadCoHosts = () => import('../../co-hosts/components/co-hosts-dialog.tsx')
/** Loaded separately, as both are shown below the cards. */
const loadTrash = () => import('../../card/components/deleted-list.tsx')
const loadRecentlyPlayed = () => import('./recently-played.tsx')
const loadDeleteDialog = () => import('./delete-dialog.tsx')

const FILTERS = ['all', 'mine', 'shared', 'played'] as const
/** The maximum number of recent plays below the cards. */
const MOST_PLAYS = 6

/** `/my-cards`, for signed-in users. */
function MyCardsScreen({ user: { id: userId } }: { user: SelfUser }) {
  useTitle(appDialogs.myCards)
  const search = useSearch()
  const { q } = search
  const list = useMyCards(userId, q)
  const shared = useSharedCards(userId, q)
  const allTemporary = useTemporaryCards(userId)
  const temporary = allTemporary.filter((card) => matchesSearch(card, q))
  const duplication = useDuplicateCard(userId)
  const deletion = useDeleteCard(userId)
  const [cardToDelete, setCardToDelete] = useState<Card>()
  const closeDialog = () => setCardToDelete(undefined)
  const dialog = useDialogCode(loadDeleteDialog, cardToDelete !== undefined, closeDialog)

  const recent = useLazy(loadRecentlyPlayed)
  const trash = useLazy(loadTrash)
  const recentPlays = useRecentPlays(userId)
  // The cards, and what is above them, are shown only once the recent plays are known: the plays determine the order,
  // and the cards would change places just as the user taps.
  const played = useMemo(
    () => (recentPlays.isPending ? undefined : playTimes(recentPlays.data ?? [])),
    [recentPlays.isPending, recentPlays.data],
  )
  const [hosted, setHosted] = useState<Card>()
  const closeCoHosts = () => setHosted(undefined)
  const coHosts = useDialogCode(loadCoHosts, hosted !== undefined, closeCoHosts, 'later')

  const { cards, hasNextPage, isPlaceholderData } = list
  const isSearching = q !== ''
  const [parameters] = useSearchParams()
  const show = FILTERS.find((filter) => filter === parameters.get('show')) ?? 'all'
  /** The chosen filter, shown immediately while the cards are still being rendered. */
  const [chosen, choose] = useOptimistic(show)
  const sharedCount = shared.cards?.length ?? 0
  const plays = (recentPlays.data ?? []).filter(({ card }) => matchesSearch(card, q))
  const isEmpty = !isSearching && cards?.length === 0 && temporary.length + sharedCount === 0
  /** Whether the list may turn out to be empty. Controls that an empty list lacks would appear and disappear. */
  const isUnknown =
    !isSearching &&
    temporary.length === 0 &&
    (cards ? cards.length === 0 && shared.isPending : !list.hasFailed)
  const showsOwn = show === 'all' || show === 'mine'
  const showsShared = show === 'all' || show === 'shared'
  const ownCount = showsOwn ? temporary.length + (cards?.length ?? 0) : 0
  const count = show === 'played' ? plays.length : ownCount + (showsShared ? sharedCount : 0)
  const hasMore = (showsOwn && hasNextPage) || (showsShared && shared.hasNextPage)
  const foundLabel = hasMore ? myCards.firstFound : myCards.found
  const found = isSearching && cards && !isPlaceholderData ? foundLabel(count) : ''
  // "No cards yet" and "no cards found" would be wrong next to cards in other sections.
  const showsAccount = showsOwn && !(cards?.length === 0 && count > 0)
  const isShort = show === 'all' && !isSearching && count <= MAX_TILES
  const nothing =
    show === 'shared' && shared.cards?.length === 0
      ? myCards.noneShared
      : show === 'played' && recentPlays.data && plays.length === 0
        ? myCards.nonePlayed
        : undefined

  async function deleteCard(card: Card, close: () => void): Promise<void> {
    if (isTemporaryId(card.cardId)) deleteTemporaryCard(card.cardId)
    else await deletion.mutateAsync(card).catch(() => undefined)
    close()
  }

  return (
    <div className="page">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-2 gap-y-3">
        <h1 className="text-poster-46 lg:text-poster-52">{appDialogs.myCards}</h1>
        <div
          className={`flex flex-wrap justify-end gap-3 max-sm:flex-auto sm:flex-row-reverse ${isUnknown ? 'invisible' : ''}`}
        >
          {!(isEmpty && showsAccount) && (
            <ButtonLink to={paths.create()} variant="outlined" className="max-sm:flex-1">
              <Plus />
              <span>{myCards.create}</span>
            </ButtonLink>
          )}
          <ImportButton userId={userId} />
        </div>
      </div>
      <div
        className={`flex flex-wrap items-center justify-between gap-x-6 *:w-full *:max-w-md sm:[&>form]:max-w-none sm:[&>form]:flex-[1_1_14rem] ${isUnknown ? 'invisible' : ''}`}
      >
        {!isEmpty && (
          <SearchField
            search={search}
            label={myCards.search}
            placeholder={myCards.searchHint}
            found={found}
          />
        )}
        {((played && (cards?.length ?? 0) > 0) || show !== 'all') && (
          <div className="mb-5">
            <Segmented
              legend={myCards.which}
              isLegendHidden
              options={FILTERS.map((value) => ({ value, label: myCards.filters[value] }))}
              value={chosen}
              onChange={(value) =>
                startTransition(() => {
                  choose(value)
                  search.searchFor(search.text, { show: value === 'all' ? '' : value })
                })
              }
            />
          </div>
        )}
      </div>
      {showsOwn && temporary.length > 0 && <TemporarySection cards={temporary} onDelete={setCardToDelete} />}
      {showsAccount && temporary.length > 0 && <h2 className="mb-4 text-poster-32">{myCards.inAccount}</h2>}
      {showsAccount && (
        <AccountCards
          list={list}
          q={q}
          headingLevel={temporary.length > 0 ? 3 : 2}
          played={isUnknown ? undefined : played}
          onClearSearch={search.clear}
          onDuplicate={duplication.mutate}
          onCoHosts={setHosted}
          onDelete={setCardToDelete}
        />
      )}
      {showsShared && <SharedCards userId={userId} list={shared} onDuplicate={duplication.mutate} />}
      {recent && (isShort || show === 'played') && (
        <recent.RecentlyPlayed
          plays={isShort ? plays.slice(0, MOST_PLAYS) : plays}
          dataUpdatedAt={recentPlays.dataUpdatedAt}
        />
      )}
      {nothing && !isSearching && <EmptyState title={myCards.noneHere} headingLevel={2} text={nothing} />}
      {nothing && isSearching && <NoCardsFound q={q} onClear={search.clear} />}
      {trash && showsOwn && <trash.DeletedList kind="card" userId={userId} />}
      {hosted && coHosts && <coHosts.CoHostsDialog cardId={hosted.cardId} onClose={closeCoHosts} />}
      {cardToDelete && dialog && (
        <dialog.DeleteDialog
          card={cardToDelete}
          onCancel={closeDialog}
          onDelete={(close) => deleteCard(cardToDelete, close)}
        />
      )}
    </div>
  )
}

export default withQueries(MyCardsScreen)

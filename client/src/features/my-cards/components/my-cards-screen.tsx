import { Plus } from 'lucide-react'
import { useState } from 'react'
import { appDialogs } from '#messages/app-dialogs.ts'
import { myCards } from '#messages/my-cards.ts'
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
import { FILTERS, useFilter, useListing } from '../use-listing.ts'
import { useDuplicateCard } from '../use-my-cards.ts'
import '../my-cards.css'
import { AccountCards, NoCardsFound } from './account-cards.tsx'
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

/** The maximum number of recent plays below the cards. */
const MOST_PLAYS = 6

/** `/my-cards`, for signed-in users. */
function MyCardsScreen({ user: { id: userId } }: { user: SelfUser }) {
  useTitle(appDialogs.myCards)
  const search = useSearch()
  const { q } = search
  const { filter, chosen, choose } = useFilter(search)
  const listing = useListing(userId, q, filter)
  const { temporary, plays, isEmpty, isUnknown, showsOwn, showsAccount, emptyText } = listing
  const duplication = useDuplicateCard(userId)
  const [cardToDelete, setCardToDelete] = useState<Card>()
  const closeDialog = () => setCardToDelete(undefined)
  const dialog = useDialogCode(loadDeleteDialog, cardToDelete !== undefined, closeDialog)
  const [hosted, setHosted] = useState<Card>()
  const closeCoHosts = () => setHosted(undefined)
  const coHosts = useDialogCode(loadCoHosts, hosted !== undefined, closeCoHosts, 'later')
  const recent = useLazy(loadRecentlyPlayed)
  const trash = useLazy(loadTrash)
  const invisibleIfUnknown = isUnknown ? 'invisible' : ''

  return (
    <div className="page">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-2 gap-y-3">
        <h1 className="text-poster-46 lg:text-poster-52">{appDialogs.myCards}</h1>
        <div
          className={`flex flex-wrap justify-end gap-3 max-sm:flex-auto sm:flex-row-reverse ${invisibleIfUnknown}`}
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
        className={`flex flex-wrap items-center justify-between gap-x-6 *:w-full *:max-w-md sm:[&>form]:max-w-none sm:[&>form]:flex-[1_1_14rem] ${invisibleIfUnknown}`}
      >
        {!isEmpty && (
          <SearchField
            search={search}
            label={myCards.search}
            placeholder={myCards.searchHint}
            found={listing.found}
          />
        )}
        {listing.hasFilter && (
          <div className="mb-5">
            <Segmented
              legend={myCards.which}
              isLegendHidden
              options={FILTERS.map((value) => ({ value, label: myCards.filters[value] }))}
              value={chosen}
              onChange={choose}
            />
          </div>
        )}
      </div>
      {showsOwn && temporary.length > 0 && <TemporarySection cards={temporary} onDelete={setCardToDelete} />}
      {showsAccount && temporary.length > 0 && <h2 className="mb-4 text-poster-32">{myCards.inAccount}</h2>}
      {showsAccount && (
        <AccountCards
          list={listing.own}
          q={q}
          headingLevel={temporary.length > 0 ? 3 : 2}
          played={listing.played}
          onClearSearch={search.clear}
          onDuplicate={duplication.mutate}
          onCoHosts={setHosted}
          onDelete={setCardToDelete}
        />
      )}
      {listing.showsShared && (
        <SharedCards userId={userId} list={listing.shared} onDuplicate={duplication.mutate} />
      )}
      {recent && (listing.isShort || filter === 'played') && (
        <recent.RecentlyPlayed
          plays={listing.isShort ? plays.slice(0, MOST_PLAYS) : plays}
          dataUpdatedAt={listing.playsUpdatedAt}
        />
      )}
      {emptyText && q === '' && <EmptyState title={myCards.noneHere} headingLevel={2} text={emptyText} />}
      {emptyText && q !== '' && <NoCardsFound q={q} onClear={search.clear} />}
      {trash && showsOwn && <trash.DeletedList kind="card" userId={userId} />}
      {hosted && coHosts && <coHosts.CoHostsDialog cardId={hosted.cardId} onClose={closeCoHosts} />}
      {cardToDelete && dialog && (
        <dialog.DeleteCardDialog card={cardToDelete} userId={userId} onClose={closeDialog} />
      )}
    </div>
  )
}

export default withQueries(MyCardsScreen)

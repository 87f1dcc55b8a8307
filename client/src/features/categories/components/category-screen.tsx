import { ArrowLeft } from 'lucide-react'
import { useCallback, useState, type ComponentType } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { categoryTheme } from '#shared/rules/category-fill.ts'
import type { Category, ContentItem } from '#shared/schemas/category.ts'
import { categoryScreen } from '#messages/category-screen.ts'
import { useDialogCode } from '../../../lib/lazy/use-lazy-dialog.ts'
import { paths } from '../../../lib/paths.ts'
import { usePageTheme } from '../../../lib/page/themes.ts'
import { useTitle } from '../../../lib/page/use-title.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailed } from '../../../ui/list-states.tsx'
import { useCategory } from '../use-category.ts'
import { TicketSkeleton } from '../../card/components/ticket-skeleton.tsx'
import '../category.css'
import type { CategoryDialogProps } from './category-dialog.ts'
import { CategoryHead, type HeadAction } from './category-head.tsx'
import { ItemsSection } from './items-section.tsx'
import { withQueries } from '../../../lib/query-client.ts'

/** `/categories/{categoryId}`: a category with its items. */
export default withQueries(() => {
  const { categoryId = '' } = useParams()
  return <CategoryScreen key={categoryId} categoryId={categoryId} />
})

/** Long words break instead of widening the page. */
const DETAIL = 'grid gap-[28px] *:min-w-0'

function CategoryScreen({ categoryId }: { categoryId: string }) {
  const { category, isGone, query, list } = useCategory(categoryId)
  const [dialog, setDialog] = useState<OpenDialog>()
  const editItem = useCallback((item: ContentItem) => setDialog({ name: 'edit-item', item }), [])
  const add = () => setDialog({ name: 'add' })
  useTitle(isGone ? categoryScreen.notFoundTitle : (category?.name ?? ''))
  usePageTheme(isGone ? undefined : categoryTheme(categoryId))

  function retry(): void {
    void query.refetch()
    if (!list.data) void list.refetch()
  }

  return (
    <div className="page">
      {!isGone && <BackLink category={category} />}
      {isGone ? (
        <EmptyState tone="error" title={categoryScreen.notFoundTitle} text={categoryScreen.notFound}>
          <ButtonLink to={paths.categories}>{categoryScreen.back}</ButtonLink>
        </EmptyState>
      ) : category ? (
        <div className={DETAIL}>
          <CategoryHead
            category={category}
            items={list.data}
            onAction={(name) => setDialog({ name })}
            onAdd={add}
          />
          <ItemsSection category={category} list={list} onAdd={add} onEdit={editItem} />
        </div>
      ) : query.isFetchedAfterMount ? (
        <LoadFailed
          title={categoryScreen.loadFailedTitle}
          text={categoryScreen.loadFailed}
          pending={query.isFetching}
          onRetry={retry}
        />
      ) : (
        <Loading />
      )}
      {/* Rendered even if the category has been deleted, so that the input is not lost. */}
      {category && (
        <CategoryDialogs category={category} dialog={dialog} onClose={() => setDialog(undefined)} />
      )}
    </div>
  )
}

function BackLink({ category }: { category: Category | undefined }) {
  const { state } = useLocation() as { state: { from?: string } | null }
  // Remembered, because searching the items replaces the history entry and its `state`.
  const [from] = useState(state?.from)
  const isMine = category !== undefined && (category.isOwner || category.permission !== null)
  const list = isMine ? paths.myCategories : paths.categories
  return (
    <Link
      to={from?.startsWith(paths.categories) ? from : list}
      className="-mt-[8px] mb-[8px] inline-flex min-h-[44px] items-center gap-[10px] rounded-full pe-[12px] font-semibold hover:underline"
    >
      <ArrowLeft />
      <span>{categoryScreen.back}</span>
    </Link>
  )
}

/** The placeholder of a category that is loading. */
function Loading() {
  return (
    <div className={`late ${DETAIL}`} role="status" aria-label={categoryScreen.loading}>
      <div className="detail-head">
        <TicketSkeleton />
        <div className="detail-side">
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-14 w-full" />
        </div>
      </div>
    </div>
  )
}

const HEAD_DIALOGS: Record<HeadAction, () => Promise<{ default: ComponentType<CategoryDialogProps> }>> = {
  use: () => import('./use-dialog.tsx'),
  share: () => import('./share-dialog.tsx'),
  edit: () => import('./edit-category-dialog.tsx'),
  leave: () => import('./remove-dialogs.tsx'),
}
const loadAddContent = () => import('./add-content-dialog.tsx')
const loadEditItem = () => import('./edit-item-dialog.tsx')

/** The open dialog of a category's screen. */
type OpenDialog = { name: HeadAction } | { name: 'add' } | { name: 'edit-item'; item: ContentItem }

/** The dialogs of a category's screen. Each is loaded when it is opened. */
function CategoryDialogs({ dialog, ...shared }: CategoryDialogProps & { dialog: OpenDialog | undefined }) {
  const { onClose } = shared
  const isAdding = dialog?.name === 'add'
  const item = dialog?.name === 'edit-item' ? dialog.item : undefined
  const action = isAdding || item ? undefined : (dialog?.name as HeadAction | undefined)
  const head = useDialogCode(HEAD_DIALOGS[action ?? 'use'], action !== undefined, onClose, 'later')
  const add = useDialogCode(loadAddContent, isAdding, onClose, 'later')
  const edit = useDialogCode(loadEditItem, item !== undefined, onClose, 'later')
  return (
    <>
      {action && head && <head.default {...shared} />}
      {/* Stays mounted when closed, to keep its input. */}
      {add && <add.default {...shared} open={isAdding} />}
      {item && edit && <edit.default {...shared} item={item} />}
    </>
  )
}

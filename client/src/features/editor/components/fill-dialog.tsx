import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { cellText, fillFromItems, type FillMode } from '#shared/rules/category-fill.ts'
import { emptyCells, filledCount, freeIndexOf } from '#shared/rules/grid.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { atom, useAtom, useAtomValue } from 'jotai'
import { MAX_EXTRA, PRODUCT_NAME } from '#shared/product.ts'
import type { Category } from '#shared/schemas/category.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Select } from '../../../ui/select.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { CategoryItems } from '../use-quick-actions.ts'
import { contentQuery, mineQuery, officialQuery } from '../../categories/category-queries.ts'
import { sessionAtom } from '../../../lib/session-atom.ts'

const MODES: readonly { value: FillMode; label: string }[] = [
  { value: 'fill', label: 'Fill empty squares' },
  { value: 'replace', label: 'Replace all words' },
]

interface FillDialogProps {
  card: CardContent
  open: boolean
  onClose: () => void
  onFill: (items: CategoryItems, mode: FillMode) => void
}

/** The number of squares that can be filled, how many of them the items fill, and how many go to the extra words. */
function planFill(card: CardContent, contents: readonly string[], mode: FillMode) {
  const free = freeIndexOf(card)
  const before = mode === 'replace' ? emptyCells(card.gridSize) : card.cells
  const after = fillFromItems(card, contents, mode, Math.random)
  const places = before.length - (free === -1 ? 0 : 1) - filledCount(before, free)
  const kept = mode === 'replace' ? [] : card.extra
  const others = new Set(
    contents.map(cellText).filter((text) => !after.includes(text) && !kept.includes(text)),
  )
  const extra = Math.max(0, Math.min(others.size, MAX_EXTRA - kept.length))
  return { places, filled: filledCount(after, free) - filledCount(before, free), extra }
}

function describePlan({ filled, places, extra }: ReturnType<typeof planFill>, mode: FillMode): string {
  const squares = `${mode === 'fill' ? 'empty ' : ''}${places === 1 ? 'square' : 'squares'}`
  const more = extra === 1 ? '1 more goes to More words.' : `${extra} more go to More words.`
  if (filled < places) return `Fills ${filled} of ${places} ${squares}. That's all it has.`
  if (places === 0 && extra > 0) return more
  return `Fills all ${places} ${squares}, at random.${extra > 0 ? ` ${more}` : ''}`
}

/** Fills the empty squares of a card, or all of them, with items of a category. */
export function FillDialog(props: FillDialogProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <FillForm {...props} />
    </QueryClientProvider>
  )
}

function FillForm({ card, open, onClose, onFill }: FillDialogProps) {
  const id = useId()
  const source = useFillSource()
  const { category, contents } = source
  const isBlank = filledCount(card.cells, freeIndexOf(card)) === 0
  const hasRoom = planFill(card, ['?'], 'fill').places > 0
  const [chosen, setMode] = useState<FillMode>()
  const mode = chosen ?? (hasRoom ? 'fill' : 'replace')
  const plan = planFill(card, contents ?? [], mode)
  const isVain = plan.filled + plan.extra === 0
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Fill from a Category"
      description="Long items are shortened to fit."
      cancel="Cancel"
      footer={
        <Button
          type="submit"
          form={id}
          disabled={!category || !contents || isVain}
          aria-describedby={`${id}-plan`}
        >
          Fill
        </Button>
      }
    >
      <form
        id={id}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (category && contents && !isVain) onFill({ name: category.name, contents }, mode)
        }}
      >
        {source.isLoading ? (
          <Loading />
        ) : source.failed || !category ? (
          <Failed failed={source.failed} onRetry={source.retry} />
        ) : (
          <>
            <Field label="Category">
              {(control) => (
                <Select
                  {...control}
                  value={category.categoryId}
                  onChange={(event) => source.choose(event.currentTarget.value)}
                >
                  {source.groups.map(({ label, categories }) => (
                    <optgroup key={label} label={label}>
                      {categories.map(({ categoryId, name, itemCount, language }) => (
                        <option key={categoryId} value={categoryId} lang={language ?? undefined}>
                          {`${name} (${itemCount})`}
                        </option>
                      ))}
                    </optgroup>
                  ))}
                </Select>
              )}
            </Field>
            {!isBlank && <Segmented legend="How to add it" options={MODES} value={mode} onChange={setMode} />}
            <p id={`${id}-plan`} role="status" className="min-h-6 text-muted">
              {source.itemsFailed ? '' : contents ? describePlan(plan, mode) : 'Loading items...'}
            </p>
            {source.itemsFailed && <Failed failed onRetry={source.retry} />}
          </>
        )}
      </form>
    </Dialog>
  )
}

function Loading() {
  return (
    <div role="status" aria-label="Loading categories" className="grid min-h-28 content-start gap-3">
      <Skeleton className="w-24" />
      <Skeleton className="h-12 w-full rounded-[8px]" />
      <Skeleton className="w-48" />
    </div>
  )
}

function Failed({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  if (!failed) return <p>No categories with items yet.</p>
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
      <p>The categories didn&apos;t load.</p>
      <Button variant="outlined" size="small" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  )
}

/** The category chosen last, kept because hosts fill several cards from one category. */
const chosenAtom = atom<string>()

/** The categories to fill a card from, in groups, and the items of the chosen one. */
function useFillSource() {
  const session = useAtomValue(sessionAtom)
  const userId = session.status === 'signed-in' ? session.user.id : undefined
  const official = useQuery(officialQuery)
  const mine = useQuery({ ...mineQuery(userId ?? ''), enabled: userId !== undefined })
  const [chosen, choose] = useAtom(chosenAtom)

  const withItems = (list: readonly Category[] = []) => list.filter(({ itemCount }) => itemCount > 0)
  const groups = [
    { label: 'My Categories', categories: withItems(mine.data).filter(({ isOwner }) => isOwner) },
    { label: 'Shared with you', categories: withItems(mine.data).filter(({ isOwner }) => !isOwner) },
    { label: `Made by ${PRODUCT_NAME}.app`, categories: withItems(official.data) },
  ].filter(({ categories }) => categories.length > 0)
  const all = groups.flatMap(({ categories }) => categories)
  const category = all.find(({ categoryId }) => categoryId === chosen) ?? all[0]
  const content = useQuery({ ...contentQuery(category?.categoryId ?? ''), enabled: category !== undefined })

  return {
    groups,
    category,
    choose,
    contents: content.data?.map((item) => item.content),
    isLoading: official.isPending || mine.isLoading,
    /** A list failed to load, and no category can be chosen. */
    failed: all.length === 0 && (official.isError || mine.isError),
    itemsFailed: content.isError,
    retry: () => {
      for (const query of [official, mine, content]) if (query.isError) void query.refetch()
    },
  }
}

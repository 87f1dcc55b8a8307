import { BadgeCheck, DoorOpen, Grid3x3, Pencil, Play, Plus, Share2, Shuffle } from 'lucide-react'
import type { Category, ContentItem } from '#shared/schemas/category.ts'
import { categoryScreen } from '#messages/category-screen.ts'
import { basics } from '#messages/basics.ts'
import { Button } from '../../../ui/button.tsx'
import { paths } from '../../../lib/paths.ts'
import { rich } from '../../../ui/rich.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { ReportButton } from '../../card/components/report-button.tsx'
import { CardGrid } from '../../card/components/card-grid.tsx'
import { Ticket } from '../../card/components/ticket.tsx'
import { useRights } from '../category-rights.ts'
import { gridChoices, missingFor, useCardOptions } from '../use-card-options.ts'
import { useCreateCard } from '../use-create-card.ts'
import { useMemo, useState } from 'react'
import { cardFromCategory } from '#shared/rules/category-fill.ts'

/**
 * Draws a card at random from a category's items, as it will be played. It has no words while the items load, and blank
 * squares if there are too few items.
 */
function useDrawnCard(category: Category, items: readonly ContentItem[] | undefined) {
  const { options, setGridSize } = useCardOptions(category.itemCount)
  const { gridSize, hasFreeSpace } = options
  const [draw, setDraw] = useState(0)
  const { categoryId, name } = category
  const card = useMemo(() => {
    const contents = (items ?? []).map(({ content }) => content)
    const drawn = { gridSize, hasFreeSpace, count: contents.length }
    return cardFromCategory({ categoryId, name }, contents, drawn, () => Math.random())
    // `draw` is a dependency so that every draw makes another card.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [categoryId, name, items, gridSize, hasFreeSpace, draw])
  return { card, setGridSize, shuffle: () => setDraw(draw + 1) }
}

/** The owner of a category and the user's permission, shown over the ticket's title. */
function Byline({ category: { type, isOwner, ownerName, permission } }: { category: Category }) {
  if (type === 'official')
    return (
      <span>
        <BadgeCheck className="!size-4" />
        <span>{categoryScreen.official}</span>
      </span>
    )
  if (isOwner) return <span>{categoryScreen.byYou}</span>
  return (
    <>
      <span className="!inline min-w-0 wrap-anywhere">
        {rich(categoryScreen.sharedBy, { owner: () => <bdi>{ownerName}</bdi> })}
      </span>
      {permission && <span className="flex-none">{categoryScreen.youCan[permission]}</span>}
    </>
  )
}

export type HeadAction = 'use' | 'share' | 'edit' | 'leave'

interface CategoryHeadProps {
  category: Category
  /** Undefined while the items load. */
  items: readonly ContentItem[] | undefined
  onAction: (action: HeadAction) => void
  onAdd: () => void
}

/** A category as a card to play: a ticket drawn from its items, its description and its actions. */
export function CategoryHead({ category, items, onAction, onAdd }: CategoryHeadProps) {
  const { card, setGridSize, shuffle } = useDrawnCard(category, items)
  const creation = useCreateCard(category)
  const rights = useRights(category)
  const missing = missingFor(items?.length ?? category.itemCount)
  const isReady = items !== undefined && missing === 0
  const lang = category.language ?? undefined
  const actions = [
    ['use', Grid3x3, categoryScreen.use, true],
    ['share', Share2, basics.share, rights.share],
    ['edit', Pencil, categoryScreen.edit, rights.manage],
    ['leave', DoorOpen, categoryScreen.leave, rights.leave],
  ] as const
  return (
    <header className="detail-head">
      <Ticket
        theme={card.theme}
        title={category.name}
        lang={lang}
        serial={<Byline category={category} />}
        strip={
          <>
            <span>
              {missing > 0 ? categoryScreen.missing(missing) : categoryScreen.drawnFrom(category.itemCount)}
            </span>
            {missing === 0 && (
              <button type="button" className="strip-chip ms-auto" disabled={!isReady} onClick={shuffle}>
                <Shuffle />
                <span>{categoryScreen.shuffle}</span>
              </button>
            )}
          </>
        }
      >
        <CardGrid card={card} squareOf={() => ({ lang })} />
      </Ticket>
      <div className="detail-side">
        {missing === 0 && (
          <>
            <Segmented
              legend={categoryScreen.gridSize}
              value={card.gridSize}
              onChange={setGridSize}
              {...gridChoices(category.itemCount)}
            />
            <Button
              size="big"
              disabled={!isReady}
              pending={creation.isPending}
              pendingLabel={categoryScreen.starting}
              onClick={() => creation.mutate(card)}
            >
              <Play />
              <span>{categoryScreen.play}</span>
            </Button>
          </>
        )}
        {items?.length === 0 && rights.editItems && (
          <Button size="big" onClick={onAdd}>
            <Plus />
            <span>{categoryScreen.add}</span>
          </Button>
        )}
        <div className="flex w-full flex-wrap gap-[8px] *:flex-auto">
          {actions.map(
            ([action, Icon, label, isOffered]) =>
              isOffered && (
                <Button key={action} variant="outlined" onClick={() => onAction(action)}>
                  <Icon />
                  <span>{label}</span>
                </Button>
              ),
          )}
          {category.type === 'user' && !category.isOwner && (
            <ReportButton
              label={categoryScreen.report}
              about={{ categoryId: category.categoryId }}
              path={paths.category(category.categoryId)}
            />
          )}
        </div>
        {category.description !== '' && (
          <p
            dir="auto"
            lang={lang}
            className="max-w-xl text-lead wrap-anywhere whitespace-pre-line lg:-order-1 lg:mb-2"
          >
            {category.description}
          </p>
        )}
      </div>
    </header>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { basics } from '#messages/basics.ts'
import { editorLists } from '#messages/editor-lists.ts'
import { filledCount, freeIndexOf } from '#shared/rules/grid.ts'
import { planPaste, type PasteMode, type PastePlan } from '#shared/rules/paste-list.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { atom, useAtom, useAtomValue } from 'jotai'
import type { Category } from '#shared/schemas/category.ts'
import { withQueries } from '../../../../lib/query-client.ts'
import { stopAfter } from '../../../../lib/stop-after.ts'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Segmented } from '../../../../ui/segmented.tsx'
import { Select } from '../../../../ui/select.tsx'
import { ShortListState } from '../../../../ui/short-list-state.tsx'
import type { CategoryItems } from '../../use-quick-actions.ts'
import { contentQuery, mineQuery, officialQuery } from '../../../categories/category-queries.ts'
import { userIdAtom } from '../../../../lib/session-atom.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { fillAnswer, fillModes } from './fill-modes.ts'

interface FillDialogProps {
  card: CardContent
  onClose: () => void
  onFill: (items: CategoryItems, mode: PasteMode) => void
}

function describePlan({ items, places: squareCount, extra }: PastePlan, mode: PasteMode): string {
  const isFill = mode === 'fill'
  if (items.length < squareCount)
    return (isFill ? editorLists.fillsSomeEmpty : editorLists.fillsSome)(items.length, squareCount)
  if (squareCount === 0 && extra.length > 0) {
    const words = editorLists.notes.extra(extra.length)
    return words + stopAfter(words)
  }
  const fills = (isFill ? editorLists.fillsAllEmpty : editorLists.fillsAll)(squareCount)
  return extra.length > 0 ? editorLists.fillsAndMore(fills, extra.length) : fills
}

/** Fills the empty squares of a card, or all of them, with items of a category. */
export const FillDialog = withQueries(FillForm)

function FillForm({ card, onClose, onFill }: FillDialogProps) {
  const id = useId()
  const source = useFillSource()
  const { category, contents } = source
  const isBlank = filledCount(card.cells, freeIndexOf(card)) === 0
  const [mode, setMode] = useState<PasteMode>('fill')
  const plan = planPaste(contents ?? [], card, mode)
  const addsNothing = plan.items.length + plan.extra.length === 0
  return (
    <ChangeDialog
      onClose={onClose}
      title={editorLists.fillTitle}
      description={editorLists.fillExplanation}
      cancel={basics.cancel}
      footer={
        <Button
          type="submit"
          form={id}
          disabled={!category || !contents || addsNothing}
          aria-describedby={`${id}-plan`}
          {...fillAnswer(card, mode, editorLists.fillAnswer)}
        />
      }
    >
      <form
        id={id}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (category && contents && !addsNothing) onFill({ name: category.name, contents }, mode)
        }}
      >
        {source.missing ? (
          <ShortListState
            query={source.missing}
            loading={editorLists.loading}
            failed={editorLists.failed}
            className="min-h-28"
          />
        ) : !category ? (
          <p>{editorLists.none}</p>
        ) : (
          <>
            <Field label={editorLists.category}>
              {(control) => (
                <Select
                  {...control}
                  ref={focusLoaded}
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
            {!isBlank && (
              <Segmented legend={editorLists.how} options={fillModes(card)} value={mode} onChange={setMode} />
            )}
            <p id={`${id}-plan`} role="status" className="min-h-6 text-muted">
              {contents ? describePlan(plan, mode) : source.items.isError ? '' : editorLists.loadingItems}
            </p>
            {!contents && source.items.isError && (
              <ShortListState
                query={source.items}
                loading={editorLists.loadingItems}
                failed={editorLists.failed}
              />
            )}
          </>
        )}
      </form>
    </ChangeDialog>
  )
}

/** Moves the focus from Cancel, the first control until then, to the categories once they have loaded. */
function focusLoaded(select: HTMLSelectElement | null): void {
  if (select?.closest('[role="dialog"]')?.contains(document.activeElement)) select.focus()
}

/** The category chosen last, remembered because hosts fill several cards from one category. */
const chosenAtom = atom<string>()

/** Loads the categories to fill a card from, in groups, and the items of the chosen one. */
function useFillSource() {
  const userId = useAtomValue(userIdAtom)
  const official = useQuery(officialQuery)
  const mine = useQuery({ ...mineQuery(userId ?? ''), enabled: userId !== undefined })
  const [chosen, choose] = useAtom(chosenAtom)

  const nonEmpty = (list: readonly Category[] = []) => list.filter(({ itemCount }) => itemCount > 0)
  const groups = [
    { label: editorLists.mine, categories: nonEmpty(mine.data).filter(({ isOwner }) => isOwner) },
    { label: editorLists.shared, categories: nonEmpty(mine.data).filter(({ isOwner }) => !isOwner) },
    { label: editorLists.official, categories: nonEmpty(official.data) },
  ].filter(({ categories }) => categories.length > 0)
  const all = groups.flatMap(({ categories }) => categories)
  const category = all.find(({ categoryId }) => categoryId === chosen) ?? all[0]
  const content = useQuery({ ...contentQuery(category?.categoryId ?? ''), enabled: category !== undefined })

  return {
    groups,
    category,
    choose,
    contents: content.data?.map((item) => item.content),
    items: content,
    /** The query of a list that is still loading, or that failed if there is no category to choose. */
    missing:
      [official, mine].find(({ isLoading }) => isLoading) ??
      (all.length === 0 ? [official, mine].find(({ isError }) => isError) : undefined),
  }
}

import { ListPlus, TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { basics } from '#messages/basics.ts'
import { editorLists } from '#messages/editor-lists.ts'
import { editorMoreWords } from '#messages/editor-more-words.ts'
import { CELL_MAX_LENGTH } from '#shared/product.ts'
import { hasRoom } from '#shared/rules/card-size.ts'
import { filledCount, freeIndexOf } from '#shared/rules/grid.ts'
import {
  parseList,
  pasteList,
  planPaste,
  type Fate,
  type PasteMode,
  type PastePlan,
} from '#shared/rules/paste-list.ts'
import type { Card, CardContent } from '#shared/schemas/card.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Field } from '../../../ui/field.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import type { PastedList } from '../use-paste.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { fillAnswer, fillModes } from './fill-modes.ts'

/** The fates of items that do not fill a square unchanged, in display order. All but `extra` are warnings. */
const NOTED = ['extra', 'no-room', 'cut', 'duplicate', 'on-card'] as const satisfies Fate[]
/** More items of one kind are only counted. */
const MAX_ITEMS_SHOWN = 5

interface PasteDialogProps {
  card: CardContent & Partial<Pick<Card, 'called'>>
  /** Undefined while the dialog is closed. */
  list: PastedList | undefined
  setList: (list: PastedList | undefined) => void
  onApply: (items: readonly string[], mode: PasteMode) => void
}

/** Previews how a list fills the card before it is applied. */
export function PasteDialog({ card, list, setList, onApply }: PasteDialogProps) {
  const id = useId()
  const filled = filledCount(card.cells, freeIndexOf(card))
  const items = parseList(list?.text ?? '', CELL_MAX_LENGTH)
  const mode = list?.mode ?? 'fill'
  const plan = planPaste(items, card, mode)
  const close = () => setList(undefined)
  /** The count and the notes, without the items that they are about. */
  const notes = NOTED.filter((fate) => textsOf(plan, fate).length > 0)
  const describedBy = [id, ...notes.map((fate) => noteId(id, fate))].join(' ')
  const words = [...plan.items, ...plan.extra]
  const counter = mode === 'fill' && filled > 0 ? editorLists.emptySquares : editorLists.squares
  const isTooLarge = !hasRoom({ ...card, ...pasteList(card, words, mode), called: card.called ?? [] })
  const error = words.length > 0 && isTooLarge ? editorMoreWords.noRoom : undefined
  return (
    <ChangeDialog
      open={list !== undefined}
      onClose={close}
      title={editorLists.pasteTitle}
      description={editorLists.pasteExplanation}
      cancel={basics.cancel}
      footer={
        <Button
          disabled={words.length === 0 || isTooLarge}
          aria-describedby={describedBy}
          onClick={() => onApply(words, mode)}
          {...fillAnswer(card, mode, editorLists.fillSquares)}
        />
      }
    >
      {list && (
        <div className="grid gap-4">
          <Field
            label={editorLists.list}
            error={error}
            action={
              <span id={id} className="tabular-nums">
                {plan.places > 0 && counter(plan.items.length, plan.places)}
              </span>
            }
          >
            {(control) => (
              <TextArea
                {...control}
                aria-describedby={[describedBy, control['aria-describedby']].filter(Boolean).join(' ')}
                dir="auto"
                rows={5}
                value={list.text}
                onChange={(event) => setList({ ...list, text: event.currentTarget.value })}
              />
            )}
          </Field>
          {filled > 0 && (
            <Segmented
              legend={editorLists.how}
              options={fillModes(card)}
              value={mode}
              onChange={(chosen) => setList({ ...list, mode: chosen })}
            />
          )}
          <Notes id={id} plan={plan} />
        </div>
      )}
    </ChangeDialog>
  )
}

/** The items of one kind. One that is cut may be an extra word too. */
function textsOf({ fates, extra }: PastePlan, fate: Fate): readonly string[] {
  return fate === 'extra' ? extra : fates.filter((one) => one.fate === fate).map(({ text }) => text)
}

const noteId = (id: string, fate: Fate): string => `${id}-${fate}`

/** Each note with its items. */
function Notes({ id, plan }: { id: string; plan: PastePlan }) {
  return (
    <ul className="grid gap-3 empty:hidden">
      {NOTED.map((fate) => {
        const texts = textsOf(plan, fate)
        if (texts.length === 0) return null
        return (
          <li key={fate}>
            <span id={noteId(id, fate)}>
              <Chip
                icon={fate === 'extra' ? ListPlus : TriangleAlert}
                tone={fate === 'extra' ? 'paper' : 'warn'}
              >
                {editorLists.fates[fate](texts.length)}
              </Chip>
            </span>
            <Items texts={texts} />
          </li>
        )
      })}
    </ul>
  )
}

function Items({ texts }: { texts: readonly string[] }) {
  const more = texts.length - MAX_ITEMS_SHOWN
  return (
    <ul className="mt-1 ps-3 text-small [overflow-wrap:anywhere] text-muted">
      {texts.slice(0, MAX_ITEMS_SHOWN).map((text, index) => (
        <li key={index} dir="auto">
          {text}
        </li>
      ))}
      {more > 0 && <li>{editorLists.andMore(more)}</li>}
    </ul>
  )
}

import { TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { CELL_MAX_LENGTH } from '#shared/product.ts'
import { filledCount, freeIndexOf } from '#shared/rules/grid.ts'
import { parseList, planPaste, type Fate, type PasteMode, type PastePlan } from '#shared/rules/paste-list.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import type { PastedList } from '../use-paste.ts'

const MODES: readonly { value: PasteMode; label: string }[] = [
  { value: 'fill', label: 'Fill empty squares' },
  { value: 'replace', label: 'Replace all words' },
]

/** What is said of the items that do not go into a square as they are, in this order. */
const SAID_OF: readonly [Fate, (count: number) => string][] = [
  ['no-room', (count) => (count === 1 ? '1 does not fit' : `${count} do not fit`)],
  ['cut', (count) => `${count} cut to ${CELL_MAX_LENGTH} characters`],
  ['duplicate', (count) => (count === 1 ? '1 duplicate left out' : `${count} duplicates left out`)],
  ['on-card', (count) => (count === 1 ? '1 is on the card already' : `${count} are on the card already`)],
]
const LINES_SHOWN = 5

interface PasteDialogProps {
  card: CardContent
  /** Undefined: closed. */
  draft: PastedList | undefined
  setDraft: (draft: PastedList | undefined) => void
  onApply: (items: readonly string[], mode: PasteMode) => void
}

/** Shows what would become of a list before it is put on the card. */
export function PasteDialog({ card, draft, setDraft, onApply }: PasteDialogProps) {
  const id = useId()
  const filled = filledCount(card.cells, freeIndexOf(card))
  const list = parseList(draft?.text ?? '', CELL_MAX_LENGTH)
  const hasRoom = planPaste([], card, 'fill').places > 0
  const mode = draft?.mode ?? (hasRoom ? 'fill' : 'replace')
  const plan = planPaste(list, card, mode)
  const close = () => setDraft(undefined)
  /** How many squares, and what is wrong, without the lines that it is about. */
  const flagged = SAID_OF.filter(([fate]) => plan.fates.some((one) => one.fate === fate))
  const describedBy = [id, ...flagged.map(([fate]) => flagId(id, fate))].join(' ')
  return (
    <Dialog
      open={draft !== undefined}
      onOpenChange={(open) => {
        if (!open) close()
      }}
      title="Paste a List"
      description="One square per line, or with commas between."
      footer={
        <>
          <Button variant="outlined" onClick={close}>
            Cancel
          </Button>
          <Button
            disabled={plan.items.length === 0}
            aria-describedby={describedBy}
            onClick={() => onApply(plan.items, mode)}
          >
            Apply
          </Button>
        </>
      }
    >
      {draft && (
        <div className="grid gap-4">
          <Field
            label="List"
            action={
              <span id={id} className="tabular-nums">
                {plan.items.length} of {plan.places}{' '}
                {mode === 'fill' && filled > 0 ? 'empty squares' : 'squares'}
              </span>
            }
          >
            {(control) => (
              <TextArea
                {...control}
                aria-describedby={describedBy}
                dir="auto"
                rows={5}
                value={draft.text}
                onChange={(event) => setDraft({ ...draft, text: event.currentTarget.value })}
              />
            )}
          </Field>
          {filled > 0 && (
            <Segmented
              legend="What to do with it"
              options={MODES}
              value={mode}
              onChange={(chosen) => setDraft({ ...draft, mode: chosen })}
            />
          )}
          <Flags id={id} plan={plan} />
        </div>
      )}
    </Dialog>
  )
}

function flagId(id: string, fate: Fate): string {
  return `${id}-${fate}`
}

/** What does not go into a square as it is, each kind with its lines. */
function Flags({ id, plan }: { id: string; plan: PastePlan }) {
  return (
    <ul className="grid gap-3 empty:hidden">
      {SAID_OF.map(([fate, say]) => {
        const texts = plan.fates.filter((one) => one.fate === fate).map(({ text }) => text)
        if (texts.length === 0) return null
        return (
          <li key={fate}>
            <span id={flagId(id, fate)}>
              <Chip icon={TriangleAlert} tone="warn">
                {say(texts.length)}
              </Chip>
            </span>
            <Lines texts={texts} />
          </li>
        )
      })}
    </ul>
  )
}

function Lines({ texts }: { texts: readonly string[] }) {
  const more = texts.length - LINES_SHOWN
  return (
    <ul className="mt-1 ps-3 text-small [overflow-wrap:anywhere] text-muted">
      {texts.slice(0, LINES_SHOWN).map((text, index) => (
        <li key={index} dir="auto">
          {text}
        </li>
      ))}
      {more > 0 && <li>and {more} more</li>}
    </ul>
  )
}

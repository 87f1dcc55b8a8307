import { ListPlus, TriangleAlert } from 'lucide-react'
import { useEffect, useId, useState, type ReactNode } from 'react'
import { useAtomValue } from 'jotai'
import { basics } from '#messages/basics.ts'
import { editor } from '#messages/editor.ts'
import { editorLists } from '#messages/editor-lists.ts'
import { editorMoreWords } from '#messages/editor-more-words.ts'
import { CELL_MAX_LENGTH } from '#shared/product.ts'
import { fitsCardSize } from '#shared/rules/card-size.ts'
import { filledCount, freeIndexOf } from '#shared/rules/grid.ts'
import type { Choice, Reading } from '#shared/rules/lists/reading.ts'
import { pasteList, planPaste, type PasteOutcome, type PasteMode } from '#shared/rules/paste-list.ts'
import { cellText, codePointLength } from '#shared/rules/text.ts'
import type { Card, CardContent } from '#shared/schemas/card.ts'
import { readListText } from '../../../../lib/lists/read-list-text.ts'
import { paths } from '../../../../lib/paths.ts'
import { toast } from '../../../../lib/toast.ts'
import { userIdAtom } from '../../../../lib/session-atom.ts'
import { Button } from '../../../../ui/button.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Link } from '../../../../ui/link.tsx'
import { ListFileButton } from '../../../../ui/list-file-button.tsx'
import { Segmented } from '../../../../ui/segmented.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextInput } from '../../../../ui/text-input.tsx'
import { CardGrid } from '../../../card/components/card-grid.tsx'
import { prefillNewCategory } from '../../../categories/unsaved-category.ts'
import type { PastedList } from '../../use-paste.ts'
import { cutOnInput } from '../../use-typing.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { fillAnswer, fillModes } from './fill-modes.ts'

/** How many words of a note are shown until the user asks for the rest. */
const FIRST_SHOWN = 3
/** Words beyond this number are only counted: 100,000 words would block the page for a second on each key press. */
const LOOKED_AT = 2000

interface PasteDialogProps {
  card: CardContent & Partial<Pick<Card, 'called'>>
  list: PastedList
  setList: (list: PastedList | undefined) => void
  onApply: (items: readonly string[], mode: PasteMode) => void
}

/** Parses a pasted list. While a changed list is being parsed, returns the last result. */
function useReading({ text, html, fromMarkup }: PastedList): Reading | undefined {
  const [reading, setReading] = useState<Reading>()
  useEffect(() => {
    let isStale = false
    void readListText({ text, html, fromMarkup }).then((read) => {
      if (!isStale) setReading(read)
    })
    return () => {
      isStale = true
    }
  }, [text, html, fromMarkup])
  return reading
}

function labelOf({ kind, name, items }: Choice, form: Reading['form'] | undefined): string {
  if (kind === 'all') return editorLists.takeAll(items.length)
  if (kind === 'lines') return editorLists.takeLines
  return form === 'table' && /^\d+$/.test(name) ? editorLists.column(Number(name)) : name
}

/** Previews how a list fills the card before it is applied. */
export function PasteDialog({ card, list, setList, onApply }: PasteDialogProps) {
  const id = useId()
  const reading = useReading(list)
  const filled = filledCount(card.cells, freeIndexOf(card))
  const { choices = [], form, leftOut = [] } = reading ?? {}
  const choice = choices[list.choice ?? 0] ?? choices[0]
  const all = choice?.items ?? []
  const texts = all.slice(0, LOOKED_AT)
  const long = [...new Set(texts.filter((text) => codePointLength(text) > CELL_MAX_LENGTH))]
  const mode = list.mode ?? 'fill'
  const shortened = texts.map((text) => list.shorter?.[text] ?? text)
  const plan = planPaste(shortened, card, mode)
  const words = [...plan.items, ...plan.extra]
  const pasted = pasteList(card, words, mode)
  function close(): void {
    setList(undefined)
    const { pathname } = location
    const run = () => location.pathname === pathname && setList(list)
    if (list.text.trim()) toast({ title: editorLists.closed, action: { label: basics.undo, run } })
  }
  const textsWith = (outcome: PasteOutcome) =>
    plan.outcomes.filter((one) => one.outcome === outcome).map(({ text }) => text)
  /** The notes on words that cannot fill a square as they are, in display order. */
  const notes = (
    [
      ['extra', pasted.extra.slice(pasted.extra.length - plan.extra.length)],
      ['no-room', [...textsWith('no-room'), ...all.slice(LOOKED_AT)]],
      ['cut', long],
      ['duplicate', textsWith('duplicate')],
      ['on-card', textsWith('on-card')],
      ['left-out', choice?.kind === 'lines' ? [] : leftOut],
    ] as const
  ).filter(([, words]) => words.length > 0)
  /** The ids of the count and the notes, without the words that the notes are about. */
  const describedBy = [id, ...notes.map(([note]) => `${id}-${note}`)].join(' ')
  const counter = mode === 'fill' && filled > 0 ? editorLists.emptySquares : editorLists.squares
  const isTooLarge = !fitsCardSize({ ...card, ...pasted, called: card.called ?? [] })
  return (
    <ChangeDialog
      onClose={close}
      title={editor.pasteList}
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
      <div className="grid gap-4">
        <Field
          label={editorLists.list}
          error={words.length > 0 && isTooLarge ? editorMoreWords.noRoom : undefined}
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
              rows={5}
              value={list.text}
              onChange={({ currentTarget }) => setList({ text: currentTarget.value, mode })}
            />
          )}
        </Field>
        <ListFileButton onList={setList} />
        {choices.length > 1 && (
          <Field
            label={editorLists.take}
            hint={form === 'table' || form === 'data' ? editorLists.forms[form] : undefined}
          >
            {(control) => (
              <Select
                {...control}
                value={choice && choices.indexOf(choice)}
                options={choices.map((one, at) => [String(at), labelOf(one, form)])}
                onChange={({ currentTarget }) => setList({ ...list, choice: Number(currentTarget.value) })}
              />
            )}
          </Field>
        )}
        {filled > 0 && (
          <Segmented
            legend={editorLists.how}
            options={fillModes(card)}
            value={mode}
            onChange={(chosen) => setList({ ...list, mode: chosen })}
          />
        )}
        {words.length > 0 && (
          <section aria-label={editorLists.preview} className="@container">
            <h3 className="mb-1.5 font-sans text-small font-semibold">{editorLists.preview}</h3>
            <CardGrid card={{ ...card, ...pasted }} label={editorLists.preview} />
          </section>
        )}
        <ul className="grid gap-3 empty:hidden">
          {notes.map(([note, about]) => (
            <li key={note}>
              <span id={`${id}-${note}`}>
                <Chip
                  icon={note === 'extra' ? ListPlus : TriangleAlert}
                  tone={note === 'extra' ? 'paper' : 'warn'}
                >
                  {editorLists.notes[note](about.length)}
                </Chip>
              </span>
              {note === 'no-room' && <CategoryOffer items={all} />}
              <Words words={about}>
                {note === 'cut' &&
                  ((whole) => (
                    <TextInput
                      aria-label={whole}
                      dir="auto"
                      value={list.shorter?.[whole] ?? cellText(whole)}
                      {...cutOnInput(CELL_MAX_LENGTH, (text) =>
                        setList({ ...list, shorter: { ...list.shorter, [whole]: text } }),
                      )}
                    />
                  ))}
              </Words>
            </li>
          ))}
        </ul>
      </div>
    </ChangeDialog>
  )
}

/** Offers a category for a list that is too long for a card: 500 items instead of 99 extra words. */
function CategoryOffer({ items }: { items: readonly string[] }) {
  const userId = useAtomValue(userIdAtom)
  if (userId === undefined) return null
  return (
    <Link
      to={paths.newCategory}
      onClick={() => prefillNewCategory(userId, items)}
      className="ms-2 font-semibold underline"
    >
      {editorLists.makeCategory(items.length)}
    </Link>
  )
}

interface WordsProps {
  words: readonly string[]
  /** Renders what is shown below each word. */
  children: ((word: string) => ReactNode) | false
}

/** The words of a note: only the first ones until the user asks for all. */
function Words({ words, children }: WordsProps) {
  const [isOpen, setOpen] = useState(false)
  const more = words.length - FIRST_SHOWN
  return (
    <>
      <ul className="mt-1 grid gap-1 ps-3 text-small [overflow-wrap:anywhere] text-muted">
        {words.slice(0, isOpen ? undefined : FIRST_SHOWN).map((word, index) => (
          <li key={index} dir="auto">
            <span>{word}</span>
            {children && children(word)}
          </li>
        ))}
      </ul>
      {more > 0 && !isOpen && (
        <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
          {editorLists.andMore(more)}
        </Button>
      )}
    </>
  )
}

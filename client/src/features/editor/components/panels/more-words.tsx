import { ListPlus, X } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { basics } from '#messages/basics.ts'
import { editor } from '#messages/editor.ts'
import { editorChanges } from '#messages/editor-changes.ts'
import { editorMoreWords } from '#messages/editor-more-words.ts'
import { CELL_MAX_LENGTH, MAX_EXTRA } from '#shared/product.ts'
import { fitsCardSize } from '#shared/rules/card-size.ts'
import { isFull } from '#shared/rules/grid.ts'
import { foldWord } from '#shared/rules/paste-list.ts'
import { storableLine } from '#shared/rules/text.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { showFieldError } from '../../../../lib/forms/say-at-field.ts'
import { store } from '../../../../lib/store.ts'
import { toast } from '../../../../lib/toast.ts'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { TextInput } from '../../../../ui/text-input.tsx'
import type { EditorDocument } from '../../../../sync/editor-document.ts'
import { extraStep } from '../../../../sync/change/steps.ts'
import { isolated } from '../../../../lib/isolated.ts'
import type { Calling } from '../../use-calling.ts'
import { cutOnInput } from '../../use-typing.ts'

/** How many extra words are shown at first, so that the settings below are not far away. */
const FIRST_SHOWN = 8

interface MoreWordsProps {
  document: EditorDocument
  card: CardContent
  calling: Calling
  /** Puts a word on the card. */
  onPlace: (word: string) => void
}

/** The card's extra words. If there are none and all squares are full, a button to add the first one. */
export function MoreWords({ document, card, calling, onPlace }: MoreWordsProps) {
  const { extra } = card
  const [showsAll, setShowsAll] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // The pressed button is gone: focus the first of the words that it revealed.
    if (showsAll) list.current?.children[FIRST_SHOWN]?.querySelector('button')?.focus()
  }, [showsAll])
  if (extra.length === 0 && !isOpen) {
    if (!isFull(card) || calling.mode === 'call') return null
    return (
      <Button variant="quiet" className="justify-self-start" onClick={() => setOpen(true)}>
        <ListPlus />
        <span>{editorMoreWords.addFirst}</span>
      </Button>
    )
  }
  const shown = showsAll ? extra : extra.slice(0, FIRST_SHOWN)
  return (
    <Panel title={extra.length > 0 ? editorMoreWords.titleOf(extra.length) : editorMoreWords.title}>
      <p className="mb-2">{editorMoreWords.explanation}</p>
      <ul ref={list} className="divide-y-2 divide-dotted divide-edge empty:hidden">
        {shown.map((word) => (
          <Word key={word} {...{ word, document, calling, onPlace }} />
        ))}
      </ul>
      {shown.length < extra.length && (
        <Button variant="quiet" size="small" onClick={() => setShowsAll(true)}>
          {editorMoreWords.showAll(extra.length)}
        </Button>
      )}
      <NewWord document={document} card={card} called={calling.called} hasFocus={isOpen} />
    </Panel>
  )
}

function Word({ word, document, calling, onPlace }: Omit<MoreWordsProps, 'card'> & { word: string }) {
  const isCalled = calling.called.includes(word)

  function remove(): void {
    const before = store.get(document.shownAtom).extra
    const place = before.indexOf(word)
    document.apply(extraStep(before.toSpliced(place, 1), before))
    const undo = () => {
      const now = store.get(document.shownAtom).extra
      if (!now.includes(word)) document.apply(extraStep(now.toSpliced(place, 0, word), now))
    }
    toast({ title: editorMoreWords.removed(isolated(word)), action: { label: basics.undo, run: undo } })
  }

  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-2">
      <span dir="auto" className="min-w-24 flex-1 font-semibold wrap-anywhere">
        {word}
      </span>
      {isCalled && <span className="text-chip text-muted">{editorMoreWords.called}</span>}
      {calling.mode === 'call' ? (
        <Button
          variant="outlined"
          size="small"
          aria-label={
            isCalled ? editorMoreWords.takeBackOne(isolated(word)) : editorMoreWords.callOne(isolated(word))
          }
          onClick={() => calling.toggle(word)}
        >
          {isCalled ? editorChanges.takeBack : editor.modes.call}
        </Button>
      ) : (
        <span className="ms-auto flex items-center gap-x-2">
          <Button
            variant="outlined"
            size="small"
            aria-label={editorMoreWords.putOne(isolated(word))}
            onClick={() => onPlace(word)}
          >
            {editorMoreWords.put}
          </Button>
          <IconButton
            label={editorMoreWords.remove(isolated(word))}
            // The second click of a double click would remove the next word, and Undo restores only one.
            onClick={({ detail }) => detail !== 2 && remove()}
          >
            <X />
          </IconButton>
        </span>
      )}
    </li>
  )
}

/** Returns why a word cannot be added; undefined if it can. */
function faultOf(word: string, card: CardContent, called: readonly string[]): string | undefined {
  if (word === '') return editorMoreWords.blank
  const isIn = (words: readonly string[]) => words.some((other) => foldWord(other) === foldWord(word))
  if (isIn(card.cells)) return editorMoreWords.onCard(isolated(word))
  if (isIn(card.extra)) return editorMoreWords.inList(isolated(word))
  if (card.extra.length >= MAX_EXTRA) return editorMoreWords.full
  return fitsCardSize({ ...card, extra: [...card.extra, word], called }) ? undefined : editorMoreWords.noRoom
}

/** The field for one more word. Enter adds it. */
function NewWord({
  document,
  card,
  called,
  hasFocus,
}: Pick<MoreWordsProps, 'document' | 'card'> & { called: readonly string[]; hasFocus: boolean }) {
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string>()
  const field = useRef<HTMLInputElement>(null)

  function add(event: FormEvent): void {
    event.preventDefault()
    const word = storableLine(text, CELL_MAX_LENGTH)
    const found = faultOf(word, card, called)
    setFault(found)
    if (found) showFieldError(globalThis.document.activeElement, found)
    field.current?.focus()
    if (found) return
    document.apply(extraStep([...card.extra, word], card.extra))
    setText('')
  }

  return (
    <form className="mt-3 flex items-start gap-2" onSubmit={add}>
      <div className="flex-1">
        <Field label={editorMoreWords.addWord} error={fault}>
          {(control) => (
            <TextInput
              {...control}
              ref={field}
              autoFocus={hasFocus}
              dir="auto"
              autoComplete="off"
              enterKeyHint="done"
              value={text}
              {...cutOnInput(CELL_MAX_LENGTH, (typed) => {
                setText(typed)
                setFault(undefined)
              })}
            />
          )}
        </Field>
      </div>
      <Button type="submit" variant="outlined" className="mt-[30px]">
        {editorMoreWords.add}
      </Button>
    </form>
  )
}

import { useAtomValue } from 'jotai'
import { PenLine } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { basics } from '#messages/basics.ts'
import { card as texts } from '#messages/card.ts'
import { playDialogs } from '#messages/play-dialogs.ts'
import { NOTE_MAX_LENGTH } from '#shared/product.ts'
import { freeIndexOf } from '#shared/rules/grid.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { shownCardAtom } from '../../../sync/card-store.ts'
import { factsInWords, placeOf } from '../../card/square-words.ts'
import { linesAtom, playedCardAtom, shownBoardAtom, toGoAtom } from '../atoms.ts'
import { saveNote, useNotes } from '../notes.ts'

interface SquareListProps {
  onPress: (index: number) => void
  /** Opens the dialog of one square. */
  onNote: (index: number) => void
  onClose: () => void
}

/** All squares with their full text, as a checklist of the player's marks. */
export function SquareList({ onPress, onNote, onClose }: SquareListProps) {
  const squares = useSquares()
  const markable = squares.filter(({ free }) => !free)
  const marked = markable.filter((square) => square.marked)
  return (
    <Dialog
      onClose={onClose}
      title={playDialogs.list.title}
      description={playDialogs.list.text(marked.length, markable.length)}
    >
      <ul className="dotted-list square-list">
        {squares.map(({ index, text, words, note, place, facts, free, ...square }) => {
          const description = (
            <span>
              <b dir="auto">{text}</b> <small>{basics.list([place, ...facts])}</small>
              {note !== undefined && (
                <small>
                  <bdi>{note}</bdi>
                </small>
              )}
            </span>
          )
          return (
            <li key={index}>
              {free ? (
                <p className="ps-[40px]">{description}</p>
              ) : (
                <div>
                  <label className="flex flex-1 cursor-pointer items-center gap-[12px]">
                    <input type="checkbox" checked={square.marked} onChange={() => onPress(index)} />
                    {description}
                  </label>
                  {words !== '' && (
                    <IconButton label={playDialogs.list.noteFor(text)} onClick={() => onNote(index)}>
                      <PenLine />
                    </IconButton>
                  )}
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}

interface SquareDialogProps {
  index: number
  onPress: (index: number) => void
  onClose: () => void
}

/**
 * The full text of one square in large type, and the player's note. If the words move to another square the dialog
 * follows them, and it closes when the host removes the square.
 */
export function SquareDialog({ index: opened, onPress, onClose }: SquareDialogProps) {
  const { cardId } = useAtomValue(shownCardAtom)
  const squares = useSquares()
  const [held, setHeld] = useState({ index: opened, words: squares[opened]?.words })
  const [typed, setTyped] = useState<string>()
  const formId = useId()
  const squareAtIndex = squares[held.index]
  const hasMoved = held.words && squareAtIndex?.words !== held.words
  const square = (hasMoved && squares.find(({ words }) => words === held.words)) || squareAtIndex
  if (square && (square.index !== held.index || square.words !== held.words)) {
    setHeld(square)
    // A note belongs to the words that it was typed for, so other words start without it.
    if (square.words !== held.words) setTyped(undefined)
  }
  const isGone = !square || square.free
  // Without this, the dialog would reopen by itself when the square comes back.
  const leave = useEffectEvent(onClose)
  useEffect(() => {
    if (isGone) leave()
  }, [isGone])
  if (isGone) return null
  const { list } = playDialogs
  const { index, text, words, place, facts, marked } = square
  const note = typed ?? square.note ?? ''
  const close = (isMarked: boolean) => {
    if (isMarked !== marked) onPress(index)
    onClose()
  }
  return (
    <Dialog
      onClose={onClose}
      // Focus the dialog and not its field, where a long press would open the phone's keyboard over the words.
      onOpenAutoFocus={(event) => {
        event.preventDefault()
        if (event.target instanceof HTMLElement) event.target.focus()
      }}
      title={text}
      description={basics.list([place, ...(marked ? [list.marked] : []), ...facts])}
      footer={
        <>
          {marked && (
            <Button variant="outlined" onClick={() => close(false)}>
              {list.unmark}
            </Button>
          )}
          {(words !== '' || !marked) && (
            <Button variant="ink" type="submit" form={formId}>
              {marked || note.trim() !== '' ? list.saveNote : list.mark}
            </Button>
          )}
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          close(true)
        }}
      >
        {words !== '' && (
          <Field label={list.note} hint={list.noteText}>
            {(control) => (
              <TextInput
                {...control}
                dir="auto"
                autoComplete="off"
                maxLength={NOTE_MAX_LENGTH}
                value={note}
                onChange={({ target }) => {
                  setTyped(target.value)
                  // Saved at once, so that no way of leaving the dialog or the page loses the note.
                  saveNote(cardId, words, target.value)
                }}
              />
            )}
          </Field>
        )}
      </form>
    </Dialog>
  )
}

/** The squares of the player's card in reading order, described in words. */
function useSquares() {
  const card = useAtomValue(playedCardAtom)
  const board = useAtomValue(shownBoardAtom)
  const lines = useAtomValue(linesAtom)
  const toGo = useAtomValue(toGoAtom)
  const notes = useNotes(card?.cardId ?? '')
  if (!card) return []
  const freeIndex = freeIndexOf(card)
  return card.cells.map((text, index) => {
    const free = index === freeIndex
    /** The states that the card shows as a dot, dashes and a line. */
    const facts = factsInWords({
      edited: board?.marks.edited.includes(index),
      called: text !== '' && card.called.includes(text),
      toGo: toGo.has(index),
      won: lines.some(({ cells }) => cells.includes(index)),
    })
    return {
      index,
      text: free ? texts.free : text || texts.blank,
      words: text,
      note: notes.get(text),
      /** `Row 2, column 3`. */
      place: playDialogs.list.place(...placeOf(index, card.gridSize)),
      facts,
      marked: board?.marks.marks.includes(index) ?? false,
      free,
    }
  })
}

import { useAtomValue } from 'jotai'
import { basics } from '#messages/basics.ts'
import { card as texts } from '#messages/card.ts'
import { playDialogs } from '#messages/play-dialogs.ts'
import { freeIndexOf } from '#shared/rules/grid.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { factsInWords, placeOf } from '../../card/square-words.ts'
import { linesAtom, playedCardAtom, shownBoardAtom, toGoAtom } from '../atoms.ts'

/** All squares with their full texts, as a checklist of the same marks. */
export function SquareList({ onPress, onClose }: { onPress: (index: number) => void; onClose: () => void }) {
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
        {squares.map(({ index, text, place, facts, free, ...square }) => {
          const description = (
            <span>
              <b dir="auto">{text}</b> <small>{basics.list([place, ...facts])}</small>
            </span>
          )
          return (
            <li key={index}>
              {free ? (
                <p className="ps-[40px]">{description}</p>
              ) : (
                <label className="cursor-pointer">
                  <input type="checkbox" checked={square.marked} onChange={() => onPress(index)} />
                  {description}
                </label>
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

/** The full text of one square in large type. Closes when the host removes the square. */
export function SquareDialog({ index, onPress, onClose }: SquareDialogProps) {
  const square = useSquares().find((other) => other.index === index)
  if (!square || square.free) return null
  const { list } = playDialogs
  const { text, place, facts, marked } = square
  return (
    <Dialog
      onClose={onClose}
      title={text}
      description={basics.list([place, ...(marked ? [list.marked] : []), ...facts])}
      footer={
        <Button
          variant="ink"
          onClick={() => {
            onPress(index)
            onClose()
          }}
        >
          {marked ? list.unmark : list.mark}
        </Button>
      }
    />
  )
}

/** The squares of the player's card in reading order, described in words. */
function useSquares() {
  const card = useAtomValue(playedCardAtom)
  const board = useAtomValue(shownBoardAtom)
  const lines = useAtomValue(linesAtom)
  const toGo = useAtomValue(toGoAtom)
  if (!card) return []
  const freeIndex = freeIndexOf(card)
  return card.cells.map((text, index) => {
    const free = index === freeIndex
    /** The states shown by dot, dashes and line. */
    const facts = factsInWords({
      edited: board?.marks.edited.includes(index),
      called: text !== '' && card.called.includes(text),
      toGo: toGo.has(index),
      won: lines.some(({ cells }) => cells.includes(index)),
    })
    return {
      index,
      text: free ? texts.free : text || texts.blank,
      /** `Row 2, column 3`. */
      place: playDialogs.list.place(...placeOf(index, card.gridSize)),
      facts,
      marked: board?.marks.marks.includes(index) ?? false,
      free,
    }
  })
}

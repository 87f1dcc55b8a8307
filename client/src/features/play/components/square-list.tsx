import { Dialog } from '../../../ui/dialog.tsx'
import { useSquares } from '../use-squares.ts'

/** All squares with their full texts, as a checklist of the same marks. */
export function SquareList({ onPress, onClose }: { onPress: (index: number) => void; onClose: () => void }) {
  const squares = useSquares()
  const markable = squares.filter(({ free }) => !free)
  const marked = markable.filter((square) => square.marked)
  return (
    <Dialog
      onClose={onClose}
      title="Squares as a List"
      description={`${marked.length} of ${markable.length} marked.`}
    >
      <ul className="dotted-list square-list">
        {squares.map(({ index, text, place, facts, free, ...square }) => {
          const description = (
            <span>
              <b dir="auto">{text}</b> <small>{[place, ...facts].join(', ')}</small>
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

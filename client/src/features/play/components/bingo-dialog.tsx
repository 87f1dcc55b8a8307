import * as RadixDialog from '@radix-ui/react-dialog'
import { RotateCcw } from 'lucide-react'
import { useRef, type CSSProperties } from 'react'
import type { GridSize } from '#shared/product.ts'
import { closeAtLeftEscape } from '../../../ui/escape-under-toast.ts'
import { useFocusReturn } from '../../../ui/focus-return.ts'
import { Button } from '../../../ui/button.tsx'
import { Rosette } from '../../card/components/rosette.tsx'
import type { BingoNews } from '../atoms.ts'
import { countLines, wonSentence } from '../../card/line-names.ts'
import { ResultButton } from './result-button.tsx'
import '../../../styles/deferred.css'
import '../play-deferred.css'

interface BingoDialogProps {
  news: BingoNews
  gridSize: GridSize
  onContinue: () => void
  onReset: () => void
}

/** The stamped letters: one theme's ink each, rotated by `turn` degrees and shifted down by `drop` px. */
const LETTERS: [letter: string, ink: string, turn: number, drop: number][] = [
  ['B', '#ff9d42', -3, 8],
  ['I', '#ff8ab2', 4, -8],
  ['N', '#bfdc3a', -4, 8],
  ['G', '#6fb7ff', 3, -8],
  ['O', '#57d2c9', -6, 8],
  ['!', '#ff5a3c', 5, -6],
]

/** The BINGO! dialog. The button that continues the game has the initial focus. */
export function BingoDialog({ news, gridSize, onContinue, onReset }: BingoDialogProps) {
  const continueButton = useRef<HTMLButtonElement>(null)
  const focus = useFocusReturn()
  const { lines, marked, squares } = news
  return (
    <RadixDialog.Root open onOpenChange={onContinue}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="dialog-scrim" />
        <RadixDialog.Content
          className="dialog"
          role="alertdialog"
          // A late tap meant for a square must not close the dialog.
          onPointerDownOutside={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => {
            focus.leave()
            event.preventDefault()
            continueButton.current?.focus()
          }}
          onCloseAutoFocus={focus.comeBack}
          onKeyDown={closeAtLeftEscape(onContinue)}
        >
          <RadixDialog.Title className="bingo-head" aria-label="BINGO!">
            <Rosette />
            <span className="bingo-letters" aria-hidden="true">
              {LETTERS.map(([letter, ink, turn, drop], place) => (
                <span
                  key={letter}
                  style={
                    {
                      '--place': place,
                      background: ink,
                      rotate: `${turn}deg`,
                      translate: `0 ${drop}px`,
                    } as CSSProperties
                  }
                >
                  {letter}
                </span>
              ))}
            </span>
          </RadixDialog.Title>
          <div className="bingo-words">
            <h3>{wonSentence(lines, gridSize)}</h3>
            <RadixDialog.Description>
              {marked} of {squares} squares, {countLines(lines.length).toLowerCase()}.
            </RadixDialog.Description>
          </div>
          <div className="bingo-actions">
            <Button ref={continueButton} variant="ink" size="big" onClick={onContinue}>
              Continue Playing
            </Button>
            <Button variant="quiet" onClick={onReset}>
              <RotateCcw aria-hidden="true" />
              Reset Board
            </Button>
            <ResultButton />
          </div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

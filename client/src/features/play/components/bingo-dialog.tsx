import * as Radix from '@radix-ui/react-dialog'
import { Megaphone, RotateCcw } from 'lucide-react'
import { useRef } from 'react'
import { playDialogs } from '#messages/play-dialogs.ts'
import { play } from '#messages/play.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogButton } from '../../../ui/dialog-button.tsx'
import { DialogLayer } from '../../../ui/dialog-layer.tsx'
import { Rosette } from '../../card/components/rosette.tsx'
import type { Result } from '../atoms.ts'
import { countLines, winSentence } from '../../card/line-names.ts'
import { BingoLetters } from './bingo-letters.tsx'
import { MakeYourOwn } from './make-your-own.tsx'
import { ResultButton } from './result-button.tsx'
import { ShowBingoButton } from './show-bingo-button.tsx'
import '../play-deferred.css'

const loadShout = () => import('./shout.tsx')

interface BingoDialogProps {
  result: Result
  /** Whether it is another person's card; the dialog then suggests making one's own. */
  isForeign: boolean
  onContinue: () => void
  onReset: () => void
}

/** The BINGO! dialog. The button that continues the game has the initial focus. */
export function BingoDialog({ result, isForeign, onContinue, onReset }: BingoDialogProps) {
  const continueButton = useRef<HTMLButtonElement>(null)
  const { card, lines, marks, squares, story } = result
  return (
    <DialogLayer
      scrim
      // A late tap meant for a square must not close the dialog.
      alert
      className="dialog bingo-dialog"
      onClose={onContinue}
      onOpenAutoFocus={(event) => {
        event.preventDefault()
        continueButton.current?.focus()
      }}
    >
      <Radix.Title className="bingo-head" aria-label={play.bingo}>
        <Rosette />
        <BingoLetters />
      </Radix.Title>
      <div className="bingo-body">
        {/* Screen readers read all of this when the dialog opens. */}
        <Radix.Description asChild>
          <div className="px-[16px] pt-[26px] text-center text-lead text-muted">
            <h3 className="mx-auto mb-[10px] max-w-[15em] text-poster-28 leading-none text-text">
              {winSentence(lines, card)}
            </h3>
            {story !== undefined && (
              <p className="mb-[2px] font-semibold text-balance text-text" dir="auto">
                {story}
              </p>
            )}
            <p>{playDialogs.score(marks.length, squares, countLines(lines, true))}</p>
          </div>
        </Radix.Description>
        <div className="grid justify-items-center gap-[8px] px-[16px] pt-[18px] pb-[14px] [&>.button]:w-full">
          <Button ref={continueButton} variant="ink" size="big" onClick={onContinue}>
            {playDialogs.continue}
          </Button>
          <div className="grid w-full grid-cols-[repeat(auto-fit,minmax(min(100%,9.75rem),1fr))] gap-[8px] [&>.button]:px-[8px]">
            <ResultButton variant="outlined" />
            <ShowBingoButton bingo={result} />
          </div>
          <div className="flex flex-wrap justify-center gap-x-[8px]">
            <DialogButton variant="quiet" icon={Megaphone} label={playDialogs.shout} load={loadShout} preload>
              {({ Shout }, close) => <Shout onClose={close} />}
            </DialogButton>
            <Button variant="quiet" onClick={onReset}>
              <RotateCcw />
              <span>{playDialogs.resetBoard}</span>
            </Button>
          </div>
          {isForeign && <MakeYourOwn />}
        </div>
      </div>
    </DialogLayer>
  )
}

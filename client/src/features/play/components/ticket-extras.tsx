import { useAtom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { announce } from '../../../lib/announce.ts'
import { ABSENCES } from '../../card/absence.ts'
import { liveCardAtom } from '../../../sync/card-store.ts'
import { useCanEdit, useRightsCheck } from '../../card/use-can-edit.ts'
import { useCardVisit } from '../../card/use-card-visit.ts'
import { bingoNewsAtom, shownBoardAtom } from '../atoms.ts'
import { fadeBlots } from '../fade-blots.ts'
import { keepMarks } from '../keep-marks.ts'
import { followRemoteChanges } from '../remote-changes.ts'
import { useLazy } from '../../../lib/use-lazy.ts'
import { loadConfetti } from '../tap-reaction.ts'
import { BingoDialog } from './bingo-dialog.tsx'
// Preloaded with this file, so that a tap is answered without a network too.
import '../tap-reaction.ts'
import { useFirstVisitStamp } from '../use-first-visit-stamp.ts'
import { MarksPrompt } from './marks-prompt.tsx'
import type { TicketExtrasProps } from './play-board.tsx'
import { Welcome } from './welcome.tsx'
import { WonStamp } from './won-stamp.tsx'
import '../../../styles/deferred.css'
import '../play-deferred.css'

/** The parts of a ticket that load after the first paint: questions in its strip, announcements, the BINGO! dialog. */
export function TicketExtras({ card, absent, onReset }: TicketExtrasProps) {
  const board = useAtomValue(shownBoardAtom)
  const prompt = board?.prompt
  /** The strip tells the player's own state then. */
  const isPlaying = (board?.marks.marks.length ?? 0) > 0
  const clear = () => {
    fadeBlots()
    onReset()
  }
  useFirstVisitStamp(card.cardId)
  useCardVisit(card, absent)
  useRightsCheck(card.cardId)
  useEffect(followRemoteChanges, [])
  useEffect(() => {
    if (absent) announce(`${ABSENCES[absent].sentence} You can keep playing.`)
  }, [absent])
  return (
    <>
      {prompt ? (
        <MarksPrompt prompt={prompt} onKeep={keepMarks} onClear={clear} />
      ) : (
        <>
          <WonStamp card={card} />
          {!isPlaying && <Welcome cardId={card.cardId} />}
        </>
      )}
      <BingoMoment onReset={onReset} />
    </>
  )
}

/** Opens the BINGO! dialog. */
function BingoMoment({ onReset }: { onReset: () => void }) {
  const [news, setNews] = useAtom(bingoNewsAtom)
  const { card } = useAtomValue(liveCardAtom)
  const canEdit = useCanEdit(card?.cardId ?? '')
  useLazy(loadConfetti)
  useEffect(() => () => setNews(undefined), [setNews])

  if (!news || !card) return null
  const close = () => setNews(undefined)
  return (
    <BingoDialog
      news={news}
      gridSize={card.gridSize}
      isForeign={canEdit === false}
      onContinue={close}
      onReset={() => {
        close()
        onReset()
      }}
    />
  )
}

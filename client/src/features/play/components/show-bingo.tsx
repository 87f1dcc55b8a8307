import { useState } from 'react'
import { basics } from '#messages/basics.ts'
import { cardDialogs } from '#messages/card-dialogs.ts'
import { playDialogs } from '#messages/play-dialogs.ts'
import { freeIndexOf } from '#shared/rules/grid.ts'
import { proofBoard, writeProof } from '#shared/rules/proof.ts'
import { paths } from '../../../lib/paths.ts'
import { readTemporary } from '../../../sync/unsaved/temporary-cards.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ShareSheetButton } from '../../../ui/share-sheet-button.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { QrCode } from '../../card/components/qr-code.tsx'
import { useLinkTo } from '../../card/share-link.ts'
import type { Result } from '../atoms.ts'
import { readNotes } from '../notes-storage.ts'
import { takeResult } from '../result.ts'

/**
 * Returns the proof of a bingo, with the notes on its line. It shows the current squares, or those of the bingo if an
 * edit by the host has since broken the line.
 */
function takeProof(bingo: Result) {
  const now = takeResult()
  const { card, marks, seed, lines } = now && now.lines.length > 0 ? now : bingo
  const { version, round } = card
  const line = lines[0]!
  const words = line.cells.flatMap((index) => (index === freeIndexOf(card) ? [] : (card.cells[index] ?? [])))
  // A temporary card's proof has the id that it gets in an account, which its maker and linked cards know.
  const cardId = readTemporary(card.cardId)?.saveAs ?? card.cardId
  const notes = readNotes(card.cardId)
  return {
    cardId,
    version,
    round,
    seed,
    marks: [...marks],
    words,
    board: proofBoard(card, marks),
    notes: line.cells.flatMap((index): [number, string][] => {
      const note = notes.get(card.cells[index] ?? '')
      return note === undefined ? [] : [[index, note]]
    }),
  }
}

/** The player's bingo as a link, for the host to check against the calls. Only the player sends it. */
export function ShowBingo({ bingo, onClose }: { bingo: Result; onClose: () => void }) {
  const { proof } = playDialogs
  const [taken] = useState(() => takeProof(bingo))
  const [showsNotes, setShowsNotes] = useState(false)
  const fragment = writeProof({ ...taken, notes: showsNotes ? taken.notes : [] })
  const { title } = bingo.card
  const { url } = useLinkTo(paths.proof(fragment))
  return (
    <Dialog
      onClose={onClose}
      title={proof.title}
      description={proof.text}
      cancel={basics.close}
      footer={<ShareSheetButton text={title ? proof.mineOn(title) : proof.mine} url={url} variant="ink" />}
    >
      <div className="-mx-3 grid grid-cols-[minmax(0,1fr)] justify-items-center gap-4">
        <div className="w-full max-w-[min(20rem,55svh)]">
          <QrCode url={url} />
        </div>
        {taken.notes.length > 0 && (
          <Switch label={proof.withNotes} checked={showsNotes} onChange={setShowsNotes} />
        )}
        <CopyButton text={url} label={cardDialogs.copyLink} variant="outlined" />
      </div>
    </Dialog>
  )
}

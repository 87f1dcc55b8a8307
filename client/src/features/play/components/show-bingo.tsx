import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { basics } from '#messages/basics.ts'
import { cardDialogs } from '#messages/card-dialogs.ts'
import { playDialogs } from '#messages/play-dialogs.ts'
import { freeIndexOf } from '#shared/rules/grid.ts'
import { proofBoard, writeProof, type Proof } from '#shared/rules/proof.ts'
import { paths } from '../../../lib/paths.ts'
import { store } from '../../../lib/store.ts'
import { readTemporary } from '../../../sync/unsaved/temporary-cards.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ShareSheetButton } from '../../../ui/share-sheet-button.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { QrCode } from '../../card/components/qr-code.tsx'
import { useLinkTo } from '../../card/share-link.ts'
import { linesAtom, playedCardAtom, seedAtom, shownBoardAtom } from '../atoms.ts'
import { readNotes } from '../notes-storage.ts'

/** The proof of now, with the notes in its line; undefined without a line. */
function takeProof(): Proof | undefined {
  const card = store.get(playedCardAtom)
  const board = store.get(shownBoardAtom)
  const [line] = store.get(linesAtom)
  if (!card || !board || !line) return undefined
  const { version, round } = card
  const { marks } = board.marks
  const words = line.cells.flatMap((index) => (index === freeIndexOf(card) ? [] : (card.cells[index] ?? [])))
  // A card without an account is known to its maker's browser and to linked cards under the id that it will have.
  const cardId = readTemporary(card.cardId)?.saveAs ?? card.cardId
  const notes = readNotes(card.cardId)
  return {
    cardId,
    version,
    round,
    seed: store.get(seedAtom),
    marks,
    words,
    board: proofBoard(card, marks),
    notes: line.cells.flatMap((index): [number, string][] => {
      const note = notes.get(card.cells[index] ?? '')
      return note === undefined ? [] : [[index, note]]
    }),
  }
}

/** The player's bingo as a link, for the host to hold against the calls. Nothing is sent: the player sends the link. */
export function ShowBingo({ onClose }: { onClose: () => void }) {
  const { proof } = playDialogs
  const [taken] = useState(takeProof)
  const [showsNotes, setShowsNotes] = useState(false)
  const fragment = taken && writeProof({ ...taken, notes: showsNotes ? taken.notes : [] })
  const title = useAtomValue(playedCardAtom)?.title
  const { url } = useLinkTo(paths.proof(fragment ?? ''))
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
        {(taken?.notes ?? []).length > 0 && (
          <Switch label={proof.withNotes} checked={showsNotes} onChange={setShowsNotes} />
        )}
        <CopyButton text={url} label={cardDialogs.copyLink} variant="outlined" />
      </div>
    </Dialog>
  )
}

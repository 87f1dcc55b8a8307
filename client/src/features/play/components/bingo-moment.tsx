import { useAtom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useLazy } from '../../../lib/use-lazy.ts'
import { liveCardAtom } from '../../../sync/card-store.ts'
import { useCanEdit } from '../../card/use-can-edit.ts'
import { bingoNewsAtom } from '../atoms.ts'
import { loadConfetti } from '../tap-reaction.ts'
import { BingoDialog } from './bingo-dialog.tsx'

/** Opens the BINGO! dialog. */
export function BingoMoment({ onReset }: { onReset: () => void }) {
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

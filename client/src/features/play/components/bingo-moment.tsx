import { useAtom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useLazy } from '../../../lib/use-lazy.ts'
import { liveCardAtom } from '../../../sync/card-store.ts'
import { bingoNewsAtom } from '../atoms.ts'
import { loadConfetti } from '../use-marking.ts'

const loadBingoDialog = () => import('./bingo-dialog.tsx')

/** Opens the BINGO! dialog. Its code is preloaded while the page is idle, so that it works offline too. */
export function BingoMoment({ onReset }: { onReset: () => void }) {
  const [news, setNews] = useAtom(bingoNewsAtom)
  const { card } = useAtomValue(liveCardAtom)
  const code = useLazy(loadBingoDialog, { when: news ? 'now' : 'idle' })
  useLazy(loadConfetti)
  useEffect(() => () => setNews(undefined), [setNews])

  if (!news || !card || !code) return null
  const close = () => setNews(undefined)
  return (
    <code.BingoDialog
      news={news}
      gridSize={card.gridSize}
      onContinue={close}
      onReset={() => {
        close()
        onReset()
      }}
    />
  )
}

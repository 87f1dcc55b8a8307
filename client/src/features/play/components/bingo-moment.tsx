import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { whenIdle } from '../../../lib/idle.ts'
import { liveCardAtom } from '../../card/live-card.ts'
import { bingoNewsAtom } from '../atoms.ts'
import { loadConfetti } from '../use-marking.ts'

const loadBingoDialog = () => import('./bingo-dialog.tsx')
type Dialog = Awaited<ReturnType<typeof loadBingoDialog>>['BingoDialog']

/** Opens the BINGO! dialog. Its code is preloaded while the page is idle, so that it works offline too. */
export function BingoMoment({ onReset }: { onReset: () => void }) {
  const [news, setNews] = useAtom(bingoNewsAtom)
  const { card } = useAtomValue(liveCardAtom)
  const [loaded, setLoaded] = useState<{ Dialog: Dialog }>()
  const wanted = news !== undefined

  useEffect(() => {
    let stopped = false
    const load = () => {
      loadBingoDialog().then(
        ({ BingoDialog }) => {
          if (!stopped) setLoaded({ Dialog: BingoDialog })
        },
        () => undefined,
      )
      loadConfetti().catch(() => undefined)
    }
    const cancel = wanted ? load() : whenIdle(load)
    return () => {
      stopped = true
      cancel?.()
    }
  }, [wanted])
  useEffect(() => () => setNews(undefined), [setNews])

  if (!news || !card || !loaded) return null
  const close = () => setNews(undefined)
  return (
    <loaded.Dialog
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

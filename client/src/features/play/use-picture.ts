import { useCallback, useEffect, useState } from 'react'
import { pictureOf, type Result } from './result.ts'

export type Picture =
  { status: 'drawing' } | { status: 'failed' } | { status: 'drawn'; file: Blob; url: string }

/** Draws a result on this device: no server sees it. */
export function usePicture(result: Result, link: string): { picture: Picture; drawAgain: () => void } {
  const [picture, setPicture] = useState<Picture>({ status: 'drawing' })
  const [tries, setTries] = useState(1)
  useEffect(() => {
    let url: string | undefined
    let stopped = false
    import('../picture/draw-card.ts')
      .then(({ drawCard }) => drawCard(pictureOf(result, link)))
      .then(
        (file) => {
          if (stopped) return
          url = URL.createObjectURL(file)
          setPicture({ status: 'drawn', file, url })
        },
        () => !stopped && setPicture({ status: 'failed' }),
      )
    return () => {
      stopped = true
      if (url !== undefined) URL.revokeObjectURL(url)
    }
  }, [result, link, tries])
  const drawAgain = useCallback(() => {
    setPicture({ status: 'drawing' })
    setTries((count) => count + 1)
  }, [])
  return { picture, drawAgain }
}

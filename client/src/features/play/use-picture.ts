import { useCallback, useEffect, useState } from 'react'
import { pictureOf, type Result } from './result.ts'

export type Picture =
  { status: 'pending' } | { status: 'failed' } | { status: 'ready'; file: Blob; url: string }

/** Renders the image of a result in the browser; nothing is sent to the server. */
export function usePicture(result: Result, link: string): { picture: Picture; retry: () => void } {
  const [picture, setPicture] = useState<Picture>({ status: 'pending' })
  const [attempt, setAttempt] = useState(1)
  useEffect(() => {
    let url: string | undefined
    let stopped = false
    import('../picture/draw-card.ts')
      .then(({ drawCard }) => drawCard(pictureOf(result, link)))
      .then(
        (file) => {
          if (stopped) return
          url = URL.createObjectURL(file)
          setPicture({ status: 'ready', file, url })
        },
        () => !stopped && setPicture({ status: 'failed' }),
      )
    return () => {
      stopped = true
      if (url !== undefined) URL.revokeObjectURL(url)
    }
  }, [result, link, attempt])
  const retry = useCallback(() => {
    setPicture({ status: 'pending' })
    setAttempt((count) => count + 1)
  }, [])
  return { picture, retry }
}

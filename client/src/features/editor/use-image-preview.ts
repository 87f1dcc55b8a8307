import { useEffect, useState } from 'react'
import { loadImage } from './load-image.ts'

/** An address being typed is asked for its picture so long after the last key: half an address leads to a stranger. */
const PAUSE_MS = 400

export type ImagePreview = 'none' | 'loading' | 'ready' | 'failed'

/** How it stands with the picture at an address. */
export function useImagePreview(url: string | undefined): ImagePreview {
  const [settled, setSettled] = useState<{ url: string; loaded: boolean }>()
  useEffect(() => {
    if (url === undefined) return undefined
    let stopped = false
    const timer = setTimeout(
      () =>
        void loadImage(url).then((loaded) => {
          if (!stopped) setSettled({ url, loaded })
        }),
      PAUSE_MS,
    )
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [url])
  if (url === undefined) return 'none'
  if (settled?.url !== url) return 'loading'
  return settled.loaded ? 'ready' : 'failed'
}

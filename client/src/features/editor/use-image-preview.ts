import { useEffect, useState } from 'react'

export type ImagePreview = 'none' | 'loading' | 'ready' | 'failed'

/** The wait after the last key press: an incomplete address may be that of another host. */
const PAUSE_MS = 400
/** A host that takes longer counts as failed. */
const LOAD_TIMEOUT_MS = 15_000

/**
 * Loads an image as a player's browser does, without sending a referrer to the image's host.
 * @returns whether it loaded
 */
export function loadImage(url: string): Promise<boolean> {
  const image = new Image()
  image.referrerPolicy = 'no-referrer'
  return new Promise((resolve) => {
    const settle = (loaded: boolean) => {
      clearTimeout(timer)
      resolve(loaded)
    }
    const timer = setTimeout(() => settle(false), LOAD_TIMEOUT_MS)
    image.onload = () => settle(image.naturalWidth > 0)
    image.onerror = () => settle(false)
    image.src = url
  })
}

/** Loads the image at an address that is being typed, and returns the state of the preview. */
export function useImagePreview(url: string | undefined): ImagePreview {
  const [settled, setSettled] = useState<{ url: string; loaded: boolean }>()
  useEffect(() => {
    if (url === undefined) return undefined
    let isStopped = false
    const timer = setTimeout(
      () =>
        void loadImage(url).then((loaded) => {
          if (!isStopped) setSettled({ url, loaded })
        }),
      PAUSE_MS,
    )
    return () => {
      isStopped = true
      clearTimeout(timer)
    }
  }, [url])
  if (url === undefined) return 'none'
  if (settled?.url !== url) return 'loading'
  return settled.loaded ? 'ready' : 'failed'
}

import { useState } from 'react'

/** Returns the props of the `<img>` of a free space; undefined without an image, or if it failed to load. */
export function useHostImage(imageUrl: string | null) {
  const [brokenUrl, setBrokenUrl] = useState<string>()
  if (imageUrl === null || imageUrl === brokenUrl) return undefined
  const onError = () => setBrokenUrl(imageUrl)
  /** A server-rendered image may have failed before hydration added `onError`. */
  const ref = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) onError()
  }
  return { src: imageUrl, referrerPolicy: 'no-referrer', ref, onError } as const
}

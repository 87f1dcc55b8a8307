import { useCallback } from 'react'
import { cardDialogs } from '#messages/card-dialogs.ts'
import { useFetched } from '../../../lib/lazy/use-fetched.ts'

/**
 * The QR code of a link, as wide as its container. Black on white even in dark mode, because many scanners read nothing
 * else. It is an image with its own background, which browsers and extensions that darken pages leave alone. The
 * encoder is loaded when a code is first shown.
 */
export function QrCode({ url }: { url: string }) {
  // A new function for each link, so that the code of the previous link is never shown.
  const load = useCallback(async () => {
    const { drawQr, imageOf } = await import('../qr-drawing.ts')
    return imageOf(drawQr(url))
  }, [url])
  const { data: image, hasFailed } = useFetched(undefined, load)
  return (
    <div className="grid aspect-square w-full place-items-center overflow-hidden rounded-field bg-[#fff] text-[#000] [color-scheme:only_light] [forced-color-adjust:none]">
      {image !== undefined ? (
        <img src={image} alt={cardDialogs.codeOf} className="block size-full" />
      ) : (
        hasFailed && (
          <p role="status" className="p-3 text-center text-chip">
            {cardDialogs.codeFailed}
          </p>
        )
      )}
    </div>
  )
}

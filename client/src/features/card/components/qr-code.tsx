import { useCallback } from 'react'
import { cardDialogs } from '#messages/card-dialogs.ts'
import { useFetched } from '../../../lib/use-fetched.ts'

/**
 * The QR code of a link, as wide as its container. Black on white in dark mode too, because many scanners
 * read nothing else. The encoder is loaded when a code is first shown.
 */
export function QrCode({ url }: { url: string }) {
  // Another link loads anew: its code is never that of the previous one.
  const load = useCallback(async () => (await import('../qr-drawing.ts')).drawQr(url), [url])
  const { data: drawing, hasFailed } = useFetched(undefined, load)
  return (
    <div className="grid aspect-square w-full place-items-center overflow-hidden rounded-field bg-[#fff] text-[#000] [color-scheme:light] [forced-color-adjust:none]">
      {drawing ? (
        <svg
          role="img"
          aria-label={cardDialogs.codeOf}
          viewBox={`0 0 ${drawing.side} ${drawing.side}`}
          shapeRendering="crispEdges"
          className="block size-full"
        >
          <path fill="#000" d={drawing.path} />
        </svg>
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

import { useEffect, useState } from 'react'
import { cardDialogs } from '#messages/card-dialogs.ts'
import type { QrDrawing } from '../qr-drawing.ts'

/**
 * The QR code of a link, as wide as its container. Black on white in dark mode too, because many scanners
 * read nothing else. The encoder is loaded when a code is first shown.
 */
export function QrCode({ url }: { url: string }) {
  const [shown, setShown] = useState<{ url: string; drawing: QrDrawing | undefined }>()
  useEffect(() => {
    let isStopped = false
    const show = (drawing?: QrDrawing) => {
      if (!isStopped) setShown({ url, drawing })
    }
    import('../qr-drawing.ts').then(({ drawQr }) => show(drawQr(url))).catch(() => show())
    return () => {
      isStopped = true
    }
  }, [url])
  // Never the code of the previous link: the local network address replaces the page's own a moment later.
  const isDone = shown?.url === url
  const drawing = isDone ? shown.drawing : undefined
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
        isDone && (
          <p role="status" className="p-3 text-center text-chip">
            {cardDialogs.codeFailed}
          </p>
        )
      )}
    </div>
  )
}

import { useEffect, useState } from 'react'
import type { QrDrawing } from '../qr-drawing.ts'

/**
 * The QR code of a link, in a square as wide as its place: black on white in dark mode too, since many readers know
 * nothing else. What draws it comes when it is first shown.
 */
export function QrCode({ url }: { url: string }) {
  const [shown, setShown] = useState<{ url: string; drawing: QrDrawing | undefined }>()
  useEffect(() => {
    let stopped = false
    const show = (drawing?: QrDrawing) => {
      if (!stopped) setShown({ url, drawing })
    }
    import('../qr-drawing.ts').then(({ drawQr }) => show(drawQr(url))).catch(() => show())
    return () => {
      stopped = true
    }
  }, [url])
  // Never the code of another link: the address in the local network comes a moment after the page's own.
  const isDone = shown?.url === url
  const drawing = isDone ? shown.drawing : undefined
  return (
    <div className="grid aspect-square w-full place-items-center overflow-hidden rounded-field bg-[#fff] text-[#000] [color-scheme:light] [forced-color-adjust:none]">
      {drawing ? (
        <svg
          role="img"
          aria-label="QR code of the link"
          viewBox={`0 0 ${drawing.side} ${drawing.side}`}
          shapeRendering="crispEdges"
          className="block size-full"
        >
          <path fill="#000" d={drawing.path} />
        </svg>
      ) : (
        isDone && (
          <p role="status" className="p-3 text-center text-chip">
            The QR code could not be loaded.
          </p>
        )
      )}
    </div>
  )
}

import { create } from 'qrcode'

/** Light squares that a reader needs around the code to find it. */
const QUIET_ZONE = 4

/** A QR code as it is drawn: one unit is one of its squares. */
export interface QrDrawing {
  /** The width of the drawing, quiet zone included. */
  side: number
  /** All dark squares, as one SVG path. */
  path: string
}

/** Draws a text as a QR code that can be read with a tenth of it hidden. */
export function drawQr(text: string): QrDrawing {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const { size } = modules
  let path = ''
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1) {
      // A run of dark squares is one rectangle: drawn one by one, hair lines show between them.
      let width = 0
      while (column + width < size && modules.get(row, column + width)) width += 1
      if (width === 0) continue
      path += `M${column + QUIET_ZONE} ${row + QUIET_ZONE}h${width}v1h-${width}z`
      column += width
    }
  return { side: size + 2 * QUIET_ZONE, path }
}

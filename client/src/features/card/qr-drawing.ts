import { create } from 'qrcode'

/** The width of the light border that scanners need, in modules. */
const QUIET_ZONE = 4

/** A QR code as SVG geometry: one unit is one module. */
export interface QrDrawing {
  /** The width and height, quiet zone included. */
  side: number
  /** All dark modules, as one SVG path. */
  path: string
}

/** Encodes a text as a QR code with error correction level M: it scans with up to 15 % of it hidden. */
export function drawQr(text: string): QrDrawing {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const { size } = modules
  let path = ''
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1) {
      // A run of dark modules is one rectangle: single squares show hairlines between them.
      let width = 0
      while (column + width < size && modules.get(row, column + width)) width += 1
      if (width === 0) continue
      path += `M${column + QUIET_ZONE} ${row + QUIET_ZONE}h${width}v1h-${width}z`
      column += width
    }
  return { side: size + 2 * QUIET_ZONE, path }
}

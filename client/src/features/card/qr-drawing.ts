import { create } from 'qrcode'

/** The width of the light border that scanners need, in modules. */
const QUIET_ZONE = 4

/** A QR code as SVG geometry: one unit is one module. */
export interface QrDrawing {
  /** The width and height, including the quiet zone. */
  side: number
  /** All dark modules, as one SVG path. */
  path: string
}

/** The longest text with error correction level M. Level L (7 %) makes the code three versions smaller. */
const LONGEST_M = 300

/** Encodes a text as a QR code with error correction level M, which scans with up to 15 % of the code hidden. */
export function drawQr(text: string): QrDrawing {
  const { modules } = create(text, { errorCorrectionLevel: text.length > LONGEST_M ? 'L' : 'M' })
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

/** Returns a drawing as the data URL of an image with a white background. */
export const imageOf = ({ side, path }: QrDrawing): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg>`,
  )}`

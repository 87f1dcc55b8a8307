import { create } from 'qrcode'

/** The light modules around a QR code that ISO/IEC 18004 requires. */
const QUIET_ZONE = 4
/** A longer text gets a lower error correction level, and a smaller code. */
const LONGEST_M = 300

/** Returns the QR code of a text as one line per row, with `#` for dark modules, including the quiet zone. */
export function qrModules(text: string): string[] {
  const { modules } = create(text, { errorCorrectionLevel: text.length > LONGEST_M ? 'L' : 'M' })
  const side = modules.size + 2 * QUIET_ZONE
  return Array.from({ length: side }, (_, y) =>
    Array.from({ length: side }, (_, x) => {
      const [row, column] = [y - QUIET_ZONE, x - QUIET_ZONE]
      const isInside = row >= 0 && column >= 0 && row < modules.size && column < modules.size
      return isInside && modules.get(row, column) ? '#' : '.'
    }).join(''),
  )
}

/** Returns the same for an image on the page, read from its path of rectangles on a white background. */
export function shownModules(image: Element): string[] {
  const [, svg = ''] = image.getAttribute('src')!.split('data:image/svg+xml,')
  const [, side = '', ground = '', path = ''] =
    /viewBox="0 0 (\d+) .*<path fill="#fff" d="(.*)"\/><path d="(.*)"\/>/.exec(decodeURIComponent(svg)) ?? []
  if (ground !== `M0 0h${side}v${side}H0z`) throw new Error(`Not a ground of the whole image: ${ground}`)
  return modulesOf(Number(side), path)
}

function modulesOf(side: number, path: string): string[] {
  const dark = Array.from({ length: side }, () => Array<string>(side).fill('.'))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    dark[Number(y)]!.fill('#', Number(x), Number(x) + Number(width))
  return dark.map((row) => row.join(''))
}

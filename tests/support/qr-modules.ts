import { create } from 'qrcode'

/** The light squares around a QR code that ISO/IEC 18004 asks for. */
const QUIET_ZONE = 4
/** A longer text has less correction of errors, and a smaller code. */
const LONGEST_M = 300

/** What a QR code of a text looks like: a line for each row, its dark squares as `#`, quiet zone included. */
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

/** The same of an image on the page, read off its path of rectangles on a white ground. */
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

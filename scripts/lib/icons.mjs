import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const SOURCE = 'icon-maskable.svg'
/** Rounded for systems that show an icon unchanged, full squares for systems that crop it to their own shape. */
const CORNER = 96

/** @type {readonly {file: string, size: number, cornered?: boolean}[]} */
const ICONS = [
  { file: 'icon-192.png', size: 192, cornered: true },
  { file: 'icon-512.png', size: 512, cornered: true },
  { file: 'icon-maskable-512.png', size: 512 },
  { file: 'apple-touch-icon.png', size: 180 },
  { file: 'favicon.ico', size: 48, cornered: true },
]

/** A PNG as `/favicon.ico`, which programs ask for that read no page: a list of one picture. */
function iconFile(png, size) {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // an icon
  header.writeUInt16LE(1, 4) // one picture
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10) // planes
  header.writeUInt16LE(32, 12) // bits a pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

/**
 * Renders the icons of the installed app, and that of other programs, from the SVG.
 * @param {string} folder of the built client
 */
export async function drawIcons(folder) {
  const { Resvg } = await import('@resvg/resvg-js')
  const square = await readFile(join(folder, SOURCE), 'utf8')
  const ground = '<rect width="512" height="512"'
  if (!square.includes(ground)) throw new Error(`${SOURCE} has no square ground to round the corners of`)
  const rounded = square.replace(ground, `${ground} rx="${CORNER}"`)
  for (const { file, size, cornered } of ICONS) {
    const drawing = new Resvg(cornered ? rounded : square, {
      fitTo: { mode: 'width', value: size },
      font: { loadSystemFonts: false },
    })
    const png = Buffer.from(drawing.render().asPng())
    await writeFile(join(folder, file), file.endsWith('.ico') ? iconFile(png, size) : png)
  }
}

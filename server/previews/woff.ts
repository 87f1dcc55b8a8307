import { inflateSync } from 'node:zlib'

const WOFF = 0x774f4646
const HEADER_BYTES = 44
const ENTRY_BYTES = 20
/** A table of code points up to U+FFFF in runs, which every font has; Latin letters need no other. */
const RUNS_FORMAT = 4
const LAST_CODE = 0xfffe

/** How far each letter moves the pen, by code point, in parts of the font's size. What is not listed has no drawing. */
export type Advances = ReadonlyMap<number, number>

/** The bytes of one table, inflated. */
function tableOf(file: Buffer, tag: string): Buffer {
  const count = file.readUInt16BE(12)
  for (let at = HEADER_BYTES; at < HEADER_BYTES + count * ENTRY_BYTES; at += ENTRY_BYTES) {
    if (file.toString('latin1', at, at + 4) !== tag) continue
    const offset = file.readUInt32BE(at + 4)
    const packed = file.subarray(offset, offset + file.readUInt32BE(at + 8))
    return packed.length < file.readUInt32BE(at + 12) ? inflateSync(packed) : packed
  }
  throw new Error(`The font has no table ${tag}`)
}

/** Tells the glyph of each code point of one run; 0 is the box that stands for what is missing. */
function readRun(table: Buffer, index: number, found: (code: number, glyph: number) => void): void {
  const runs = table.readUInt16BE(6) / 2
  const ends = 14
  const starts = ends + runs * 2 + 2
  const deltas = starts + runs * 2
  const offsetAt = deltas + runs * 2 + index * 2
  const offset = table.readUInt16BE(offsetAt)
  const delta = table.readUInt16BE(deltas + index * 2)
  const first = table.readUInt16BE(starts + index * 2)
  const last = Math.min(table.readUInt16BE(ends + index * 2), LAST_CODE)
  for (let code = first; code <= last; code++) {
    const listed = offset === 0 ? code : table.readUInt16BE(offsetAt + offset + (code - first) * 2)
    const glyph = (listed + delta) & 0xffff
    if (listed !== 0 && glyph !== 0) found(code, glyph)
  }
}

/**
 * The letters that a font has, and how wide they are, by its own tables.
 * @param file a font in the WOFF form, version 1
 */
export function advancesOf(file: Buffer): Advances {
  if (file.readUInt32BE(0) !== WOFF) throw new Error('The font is not in the WOFF form')
  const unitsPerEm = tableOf(file, 'head').readUInt16BE(18)
  const measured = tableOf(file, 'hhea').readUInt16BE(34)
  const metrics = tableOf(file, 'hmtx')
  const advances = new Map<number, number>()
  const cmap = tableOf(file, 'cmap')
  for (let at = 4; at < 4 + cmap.readUInt16BE(2) * 8; at += 8) {
    const table = cmap.subarray(cmap.readUInt32BE(at + 4))
    if (table.readUInt16BE(0) !== RUNS_FORMAT) continue
    for (let index = 0; index < table.readUInt16BE(6) / 2; index++)
      readRun(table, index, (code, glyph) => {
        // Glyphs beyond the measured ones are all as wide as the last of them.
        advances.set(code, metrics.readUInt16BE(Math.min(glyph, measured - 1) * 4) / unitsPerEm)
      })
  }
  if (advances.size === 0) throw new Error('The font lists no letters in a form that is read here')
  return advances
}

import { openSync, readFileSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'

/** The width of an emoji with its margins, and of its drawing, in em. */
export const EMOJI_ADVANCE = 1.2
export const EMOJI_SIZE = 1.08
/** The width and height of the drawings, in units of their own. */
export const EMOJI_UNITS = 36

/** Returns the SVG elements of an emoji's drawings: several for a joined one without its own. None for other texts. */
export type Emoji = (cluster: string) => string[]

/** Where a drawing's group begins and ends in the file, and which line of the group it is. */
type Places = Partial<Record<string, [start: number, end: number, line: number]>>

/** Returns an emoji's name in the build, without the variation selector that makes it colored. */
const keyOf = (cluster: string): string =>
  Array.from(cluster.replaceAll('\ufe0f', ''), (character) =>
    character.codePointAt(0)!.toString(16).padStart(4, '0'),
  ).join('-')

/** @param folder with the files of scripts/lib/glyphs.mjs. A drawing's group is read when needed: all are 9 MB. */
export function readEmoji(folder: string): Emoji {
  const places = JSON.parse(readFileSync(join(folder, 'emoji.json'), 'utf8')) as Places
  const drawings = openSync(join(folder, 'emoji.svgs'), 'r')
  function drawingOf(cluster: string): string[] {
    const place = places[keyOf(cluster)]
    if (!place) return []
    const [start, end, line] = place
    const bytes = Buffer.alloc(end - start)
    readSync(drawings, bytes, 0, bytes.length, start)
    return [inflateRawSync(bytes).toString().split('\n')[line]!]
  }
  return (cluster) => {
    const drawing = drawingOf(cluster)
    return drawing.length > 0 ? drawing : cluster.split(/\u200d|\p{Emoji_Modifier}/u).flatMap(drawingOf)
  }
}

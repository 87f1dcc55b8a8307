import { ORIGIN_PATTERN } from '#shared/ids.ts'
import { CARD_MAX_BYTES, CELL_MAX_LENGTH, MAX_EXTRA, TITLE_MAX_LENGTH } from '#shared/product.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import { hasRoom } from '#shared/rules/card-size.ts'
import { cellCount, freeIndexOf, withFreeCellEmpty } from '#shared/rules/grid.ts'
import { storableLine, tidyName } from '#shared/rules/text.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { fromBase64Url, toBase64Url } from '../../lib/base64url.ts'
import { isContent } from '../stored-card.ts'

/** The form of the fragment, for a later one. */
const FORM = '1'
/** The last part: programs that find links in a text leave a `_` or `-` at the end out. */
const END = 'e'
/** The words of a card, and a line with its settings. A larger text is not ours, and is not unpacked further. */
const MAX_BYTES = CARD_MAX_BYTES + 64
/** Deflate makes no text longer than this by more than a few bytes; base64 adds a third. */
const MAX_PACKED = 12 * 1024

/** What the fragment of a card's link carries. */
export interface CardLink {
  /** Where the copy came from: the hash of the secret that its maker's browser keeps. */
  origin: string
  content: CardContent
}

/** The card as lines: its settings, its title, its squares, and its extra words. The image is left out: no link loads one. */
function linesOf(content: CardContent): string {
  const { gridSize, hasFreeSpace, theme, pattern, columns, title, cells, extra } = content
  const word = (text: string) => storableLine(text, CELL_MAX_LENGTH)
  return [
    // Versions up to 0.2.0 read four settings only, and open no link with a fifth.
    [gridSize, Number(hasFreeSpace), theme, pattern, ...(columns ? ['columns'] : [])].join(' '),
    tidyName(storableLine(title, TITLE_MAX_LENGTH)),
    ...withFreeCellEmpty(cells.map(word), freeIndexOf(content)),
    ...new Set(extra.map(word).filter((text) => text !== '')),
  ].join('\n')
}

/** The card of these lines; undefined if they are not exactly what `linesOf` writes for a card that the server would take. */
function readLines(text: string): CardContent | undefined {
  const [settings = '', title = '', ...words] = text.split('\n')
  const [size, free, theme, pattern, columns] = settings.split(' ')
  const gridSize = Number(size)
  const count = cellCount(gridSize as CardContent['gridSize'])
  const content: unknown = {
    title,
    gridSize,
    hasFreeSpace: free === '1',
    cells: words.slice(0, count),
    theme,
    freeSpaceImageUrl: null,
    extra: words.slice(count),
    pattern,
    columns: columns !== undefined,
  }
  const isCard =
    isContent(content) &&
    content.extra.length <= MAX_EXTRA &&
    hasRoom({ ...content, called: [] }) &&
    linesOf(content) === text
  return isCard ? contentOf(content) : undefined
}

/** Lets `max` bytes through, and fails at the next. */
function upTo(max: number) {
  let size = 0
  return new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      size += chunk.byteLength
      if (size > max) throw new RangeError('Too large for a card')
      controller.enqueue(chunk)
    },
  })
}

/** The fragment of a link that carries a card: `1.{origin}.{packed lines}.e`. Browsers never send it. */
export async function writeCardLink({ origin, content }: CardLink): Promise<string> {
  const packed = new Blob([linesOf(content)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer())
  return [FORM, origin, toBase64Url(bytes), END].join('.')
}

/** The parts of a fragment; without an origin it is not ours. Chats add a bracket or a full stop to a link. */
function partsOf(fragment: string): { origin: string | undefined; packed: string } {
  const [form, origin = '', rest = ''] = fragment.split('.')
  const isOurs = form === FORM && ORIGIN_PATTERN.test(origin)
  return { origin: isOurs ? origin : undefined, packed: /^[\w-]*/.exec(rest)?.[0] ?? '' }
}

/** The origin that a fragment names, which is at its beginning; undefined without one. */
export const originIn = (fragment: string): string | undefined => partsOf(fragment).origin

/**
 * Reads the fragment of a link that carries a card. It can say anything, as anyone can make a link.
 * @returns undefined for one that was cut off, or that no version of this app wrote
 */
export async function readCardLink(fragment: string): Promise<CardLink | undefined> {
  const { origin, packed } = partsOf(fragment)
  if (origin === undefined || packed === '' || packed.length > MAX_PACKED) return undefined
  try {
    const stream = new Blob([fromBase64Url(packed)])
      .stream()
      .pipeThrough(new DecompressionStream('deflate-raw'))
      .pipeThrough(upTo(MAX_BYTES))
    const lines = await new Response(stream).arrayBuffer()
    const content = readLines(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(lines))
    return content && { origin, content }
  } catch {
    return undefined
  }
}

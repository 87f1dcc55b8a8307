import { ORIGIN_PATTERN } from '#shared/ids.ts'
import { CARD_MAX_BYTES, CELL_MAX_LENGTH, MAX_EXTRA, TITLE_MAX_LENGTH } from '#shared/product.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import { fitsCardSize } from '#shared/rules/card-size.ts'
import { cellCount, freeIndexOf, withFreeCellEmpty } from '#shared/rules/grid.ts'
import { storableLine, tidyName } from '#shared/rules/text.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { fromBase64Url, toBase64Url } from '../../lib/base64url.ts'
import { isContent } from '../stored-card.ts'

/** The version of the fragment's format. */
const FORM = '1'
/** The last part. Programs that detect links in a text leave out a `_` or `-` at the end, which base64url could end in. */
const END = 'e'
/** The words of a card and a line with its settings. A larger text is not ours, and unpacking stops. */
const MAX_BYTES = CARD_MAX_BYTES + 64
/** Deflate lengthens a text by a few bytes at most, and base64 adds a third. */
const MAX_PACKED = 12 * 1024

/** What the fragment of a card's link carries. */
export interface CardLink {
  /** Identifies where the copy came from: a hash of the secret that its maker's browser keeps. */
  origin: string
  content: CardContent
}

/** Writes a card as lines: settings, title, squares and extra words. The image is left out, because no link may load one. */
function linesOf(content: CardContent): string {
  const { gridSize, hasFreeSpace, theme, pattern, columns, title, cells, extra } = content
  const word = (text: string) => storableLine(text, CELL_MAX_LENGTH)
  return [
    // Versions up to 0.2.0 know four settings only, and open no link that has a fifth.
    [gridSize, Number(hasFreeSpace), theme, pattern, ...(columns ? ['columns'] : [])].join(' '),
    tidyName(storableLine(title, TITLE_MAX_LENGTH)),
    ...withFreeCellEmpty(cells.map(word), freeIndexOf(content)),
    ...new Set(extra.map(word).filter((text) => text !== '')),
  ].join('\n')
}

/** Reads a card from lines; undefined unless they are exactly what `linesOf` writes for a card that the server would accept. */
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
    fitsCardSize({ ...content, called: [] }) &&
    linesOf(content) === text
  return isCard ? contentOf(content) : undefined
}

/** Returns a stream that lets `max` bytes through and fails at the next one. */
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

/** Writes the fragment of a link that carries a card: `1.{origin}.{packed lines}.e`. Browsers never send fragments to a server. */
export async function writeCardLink({ origin, content }: CardLink): Promise<string> {
  const packed = new Blob([linesOf(content)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer())
  return [FORM, origin, toBase64Url(bytes), END].join('.')
}

/** Splits a fragment. Without an origin it is not ours. Chat apps may add a bracket or a full stop to a link. */
function partsOf(fragment: string): { origin: string | undefined; packed: string } {
  const [form, origin = '', rest = ''] = fragment.split('.')
  const hasOurForm = form === FORM && ORIGIN_PATTERN.test(origin)
  return { origin: hasOurForm ? origin : undefined, packed: /^[\w-]*/.exec(rest)?.[0] ?? '' }
}

/** Reads the origin at the start of a fragment; undefined if there is none. */
export const originIn = (fragment: string): string | undefined => partsOf(fragment).origin

/**
 * Reads the fragment of a link that carries a card. The fragment is untrusted, because anyone can make a link.
 * @returns undefined if the fragment was cut off, or no version of this app wrote it
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

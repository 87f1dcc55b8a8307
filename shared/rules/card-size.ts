import { CARD_MAX_BYTES } from '../product.ts'

export const TOO_MANY_WORDS = 'The words take too much room. Shorten them, or remove some.'

interface Words {
  title: string
  cells: readonly string[]
  extra: readonly string[]
  called: readonly string[]
}

/** The length of a text in UTF-8. */
function utf8Length(text: string): number {
  let bytes = 0
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes
}

/** Whether a card's words and calls fit into the size that is stored and sent to every player. */
export function fitsCardSize({ title, cells, extra, called }: Words): boolean {
  const texts = [title, ...cells, ...extra, ...called]
  // JSON adds two quotation marks and a comma to each.
  return texts.reduce((bytes, text) => bytes + utf8Length(text) + 3, 0) <= CARD_MAX_BYTES
}

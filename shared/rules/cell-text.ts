import { CELL_MAX_LENGTH } from '../product.ts'
import { codePointLength, cutToCodePoints } from './text.ts'

const ELLIPSIS = '…'

/** A text of at most `max` characters, cut after a whole word with an ellipsis. A single word longer than that is cut inside. */
export function shortened(text: string, max: number): string {
  if (codePointLength(text) <= max) return text
  const kept = cutToCodePoints(text, max - 1)
  const endsAWord = /^\s/u.test(text.slice(kept.length))
  const words = endsAWord ? kept : kept.replace(/\s+\S*$/u, '')
  return `${words.replace(/[\s,;:.…–—-]+$/u, '') || kept}${ELLIPSIS}`
}

/** An item as a square shows it. */
export const cellText = (content: string): string => shortened(content, CELL_MAX_LENGTH)

import type { Pattern } from '#shared/product.ts'

/** What wins, in words. */
export const PATTERN_NAMES: Record<Pattern, string> = {
  line: 'One line',
  'two-lines': 'Two lines',
  corners: 'Four corners',
  x: 'X',
  frame: 'Frame',
  full: 'Whole card',
}

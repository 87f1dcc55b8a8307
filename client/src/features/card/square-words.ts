import type { GridSize } from '#shared/product.ts'

/** `row 2, column 3`. */
export function placeInWords(index: number, gridSize: GridSize): string {
  return `row ${Math.floor(index / gridSize) + 1}, column ${(index % gridSize) + 1}`
}

/** Words in quotes. Some squares have their own. */
export const quoted = (words: string) => (/^[“"].*[”"]$/.test(words) ? words : `“${words}”`)

export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** The visual states of a square in words, for screen readers. */
export function factsInWords(facts: {
  edited: boolean | undefined
  toGo: boolean | undefined
  won: boolean | undefined
  called?: boolean | undefined
}): string[] {
  const { edited, toGo, won, called } = facts
  const words = [called && 'called', edited && 'edited by the host', toGo && 'one to go', won && 'in a line']
  return words.filter((fact) => typeof fact === 'string')
}

import type { GridSize } from '#shared/product.ts'

/** `row 2, column 3`. */
export function placeInWords(index: number, gridSize: GridSize): string {
  return `row ${Math.floor(index / gridSize) + 1}, column ${(index % gridSize) + 1}`
}

export function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The visual states of a square in words, for screen readers. */
export function factsInWords(facts: {
  edited: boolean | undefined
  toGo: boolean | undefined
  won: boolean | undefined
}): string[] {
  const { edited, toGo, won } = facts
  const words = [edited && 'edited by the host', toGo && 'one to go', won && 'in a line']
  return words.filter((fact) => typeof fact === 'string')
}

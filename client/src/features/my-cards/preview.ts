import { cutToCodePoints } from '#shared/rules/text.ts'

/** The first so many cells stand on a tile, each cut after so many characters. */
export const PREVIEW_CELLS = 9
const PREVIEW_CHARACTERS = 15

export function cutForPreview(text: string): string {
  const cut = cutToCodePoints(text, PREVIEW_CHARACTERS)
  return cut === text ? text : `${cut.trimEnd()}…`
}

import { editorLists } from '#messages/editor-lists.ts'
import { filledCount, freeIndexOf, isFull } from '#shared/rules/grid.ts'
import type { PasteMode } from '#shared/rules/paste-list.ts'
import type { CardContent } from '#shared/schemas/card.ts'

/** Returns the ways to put a list on a card that already has words. */
export function fillModes(card: CardContent) {
  return [
    { value: 'fill', label: isFull(card) ? editorLists.addToMore : editorLists.fill },
    { value: 'replace', label: editorLists.replace },
  ] as const
}

/** Returns the button's variant and label. @param fills the label if the button only fills blank squares */
export function fillAnswer(card: CardContent, mode: PasteMode, fills: string) {
  const replacedCount = mode === 'fill' ? 0 : filledCount(card.cells, freeIndexOf(card)) + card.extra.length
  if (replacedCount > 0)
    return { variant: 'danger', children: editorLists.replaceWords(replacedCount) } as const
  return { children: isFull(card) ? editorLists.addWords : fills }
}

import { editorLists } from '#messages/editor-lists.ts'
import { filledCount, freeIndexOf, isFull } from '#shared/rules/grid.ts'
import type { PasteMode } from '#shared/rules/paste-list.ts'
import type { CardContent } from '#shared/schemas/card.ts'

/** How a list is put on a card that has words already. */
export function fillModes(card: CardContent) {
  return [
    { value: 'fill', label: isFull(card) ? editorLists.addToMore : editorLists.fill },
    { value: 'replace', label: editorLists.replace },
  ] as const
}

/** The look and the words of the button. @param fills its words where it only fills squares */
export function fillAnswer(card: CardContent, mode: PasteMode, fills: string) {
  const lost = mode === 'fill' ? 0 : filledCount(card.cells, freeIndexOf(card)) + card.extra.length
  if (lost > 0) return { variant: 'danger', children: editorLists.replaceWords(lost) } as const
  return { children: isFull(card) ? editorLists.addWords : fills }
}

import { editorLists } from '#messages/editor-lists.ts'

/** How a list is put on a card that has words already. */
export function fillModes() {
  return [
    { value: 'fill', label: editorLists.fill },
    { value: 'replace', label: editorLists.replace },
  ] as const
}

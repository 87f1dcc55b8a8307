/** Types words over the selection of a field, so that undo takes them back. */
export function typeInto(field: HTMLTextAreaElement, words: string): void {
  field.focus()
  // Deprecated, and the only way that the browser's own undo follows.
  if (document.execCommand?.('insertText', false, words)) return
  field.setRangeText(words, field.selectionStart, field.selectionEnd, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

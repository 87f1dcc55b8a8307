/** Replaces a field's selection with a text as if it were typed, so that the browser's undo works. */
export function typeInto(field: HTMLTextAreaElement, words: string): void {
  field.focus()
  // Deprecated, but the only way that the browser's own undo can revert.
  if (document.execCommand?.('insertText', false, words)) return
  field.setRangeText(words, field.selectionStart, field.selectionEnd, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

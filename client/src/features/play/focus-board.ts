/** Moves the focus to the first square of a card in a frame: what had it is gone. */
export function focusBoard(): void {
  document.querySelector<HTMLElement>('.embed .cell:is(button)')?.focus()
}

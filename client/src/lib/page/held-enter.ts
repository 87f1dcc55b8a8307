/**
 * Lets a held Enter press a button once: its repetition would take a mark back, or press a button of the dialog that the first
 * press opened.
 */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter' && event.target instanceof HTMLButtonElement)
    event.preventDefault()
}

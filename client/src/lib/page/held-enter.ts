/**
 * Lets a held Enter press a button only once: its repetition would remove a mark again, or press a button in the dialog that the
 * first press opened.
 */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter' && event.target instanceof HTMLButtonElement)
    event.preventDefault()
}

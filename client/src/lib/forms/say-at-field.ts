import { announce } from '../announce.ts'

/**
 * Announces the error of the field in which Enter was pressed: the focus stays there, so screen readers do not read the field again.
 * @param focused the element that had the focus when the form was submitted
 */
export function showFieldError(focused: Element | null, message: string): void {
  // If the focus moves to another field afterwards, screen readers read that one instead.
  setTimeout(() => {
    if (document.activeElement === focused) announce(message)
  })
}

import { announce } from '../announce.ts'

/**
 * Says what is wrong in the field that Enter was pressed in: the focus stays there, so that no screen reader reads the field anew.
 * @param focused what had the focus when the form was sent
 */
export function sayAtField(focused: Element | null, message: string): void {
  // The focus moves to the first wrong field after this, and that one is read.
  setTimeout(() => {
    if (document.activeElement === focused) announce(message)
  })
}

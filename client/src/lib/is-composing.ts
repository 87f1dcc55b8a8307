import type { KeyboardEvent } from 'react'

/** Whether a key belongs to an input method. Safari reports keyCode 229 alone for the Enter that ends a composition. */
export function isComposing({ nativeEvent, keyCode }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === 229
}

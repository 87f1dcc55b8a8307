import type { KeyboardEvent } from 'react'

/** Whether a key belongs to an input method. Safari reports only keyCode 229 for the Enter that ends one. */
export function isComposing({ nativeEvent, keyCode }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === 229
}

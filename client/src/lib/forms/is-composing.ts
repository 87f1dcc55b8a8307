import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/** Whether a key belongs to an input method. Safari reports only keyCode 229 for the Enter that ends one. */
export function isComposing(event: ReactKeyboardEvent | KeyboardEvent): boolean {
  const { isComposing, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event
  return isComposing || keyCode === 229
}

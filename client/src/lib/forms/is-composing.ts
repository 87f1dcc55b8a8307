import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/**
 * Whether a key belongs to an input method. Safari reports only keyCode 229 for the Enter that ends one. Android's keyboards
 * compose each word as it is typed, and send Enter with its own code within: that one is the user's.
 */
export function isComposing(event: ReactKeyboardEvent | KeyboardEvent): boolean {
  const { isComposing, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event
  return keyCode === 229 || (isComposing && keyCode !== 13)
}

import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/**
 * Whether a key press belongs to an input method. For the Enter that ends a composition, Safari reports only keyCode 229. Android
 * keyboards compose every word as it is typed and send Enter with its own key code meanwhile: that one is the user's.
 */
export function isComposing(event: ReactKeyboardEvent | KeyboardEvent): boolean {
  const { isComposing, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event
  return keyCode === 229 || (isComposing && keyCode !== 13)
}

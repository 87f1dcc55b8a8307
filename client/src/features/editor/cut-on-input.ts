import type { ChangeEvent, CompositionEvent } from 'react'
import { CELL_MAX_LENGTH } from '#shared/product.ts'
import { cutToCodePoints } from '#shared/rules/text.ts'

type TextField = HTMLInputElement | HTMLTextAreaElement

/** The handlers of a field for the words of a square: they cut what is too long, composed text when it is complete. */
export function cutOnInput(setText: (text: string) => void) {
  const setCut = (text: string) => setText(cutToCodePoints(text, CELL_MAX_LENGTH))
  return {
    onChange: (event: ChangeEvent<TextField>) => {
      const set = (event.nativeEvent as InputEvent).isComposing ? setText : setCut
      set(event.currentTarget.value)
    },
    onCompositionEnd: (event: CompositionEvent<TextField>) => setCut(event.currentTarget.value),
  }
}

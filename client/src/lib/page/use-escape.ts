import { isComposing } from '../forms/is-composing.ts'
import { useWindowEvent } from './use-window-event.ts'

/** While `isOn`, calls `onEscape` when Escape is pressed and nothing else has handled it. */
export function useEscape(isOn: boolean, onEscape: () => void): void {
  useWindowEvent('keydown', (event) => {
    if (isOn && event.key === 'Escape' && !event.defaultPrevented && !isComposing(event)) onEscape()
  })
}

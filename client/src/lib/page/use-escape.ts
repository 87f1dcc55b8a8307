import { isComposing } from '../forms/is-composing.ts'
import { useWindowEvent } from './use-window-event.ts'

/** Calls `onEscape` for the Escape key that nothing else has used, while `isOn`. */
export function useEscape(isOn: boolean, onEscape: () => void): void {
  useWindowEvent('keydown', (event) => {
    if (isOn && event.key === 'Escape' && !event.defaultPrevented && !isComposing(event)) onEscape()
  })
}

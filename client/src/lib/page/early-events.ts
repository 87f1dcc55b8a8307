/** A user event captured before hydration. */
interface EarlyEvent {
  element: HTMLElement
  /** The text of a field or whether a choice is checked, after an input event; undefined for a press. */
  value?: string | boolean
}

declare global {
  interface Window {
    /** Stops capturing events of a type, and returns them in order; only on a server-rendered page. */
    takeEarlyEvents?: (type: 'click' | 'input') => EarlyEvent[]
  }
}

const PRESSABLE = 'button,[role=button],[role=tab],[role=switch]'

/** Of what has changed: a field, or a part of the page that is edited and has no value. */
const valueOf = ({ type, checked, value }: Partial<HTMLInputElement>): string | boolean | undefined =>
  /^(radio|checkbox)$/.test(`${type}`) ? checked : value

/** Captures presses and input before hydration, in the inline script of a server-rendered page. */
export function captureEarlyEvents(): void {
  const events: EarlyEvent[] = []
  const capture = (event: Event) => {
    const { target, type } = event
    if (!(target instanceof Element)) return
    if (type === 'click') {
      const element = target.closest<HTMLElement>(`${PRESSABLE},a[href]`)
      const isLink = element instanceof HTMLAnchorElement
      // A link works without a script, but leaving the page would lose typed text.
      const hasInput = events.some(({ value }) => value !== undefined)
      if (!element || (isLink && !hasInput)) return
      if (isLink) event.preventDefault()
      events.push({ element })
      return
    }
    const value = valueOf(target)
    if (value === undefined) return
    const last = events.at(-1)
    if (last?.element === target && last.value !== undefined) last.value = value
    else events.push({ element: target as HTMLElement, value })
  }
  addEventListener('click', capture, true)
  addEventListener('input', capture, true)
  window.takeEarlyEvents = (type) => {
    removeEventListener(type, capture, true)
    return events.splice(0)
  }
}

/** Repeats the input of a field. React reports a change only if the value differs from the tracked one. */
function replayInput(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, captured: string) {
  // During hydration the user may have typed on.
  const text = field.value.startsWith(captured) ? field.value : captured
  if (field instanceof HTMLSelectElement) field.value = text
  else {
    field.value = ''
    const prototype = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
    Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, text)
  }
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/** The element, or the one in its place where React has built the screen anew: a proxy or an extension had changed its HTML. */
function inPlaceOf(element: HTMLElement): HTMLElement | null {
  if (element.isConnected) return element
  const square = element.closest('[data-index]')
  for (const mark of ['data-index', 'name', 'id']) {
    const value = (square ?? element).getAttribute(mark)
    const found = value && document.querySelector<HTMLElement>(`[${mark}="${CSS.escape(value)}"]`)
    if (found) return square ? found.querySelector<HTMLElement>(element.localName) : found
  }
  return null
}

function replay({ element: before, value }: EarlyEvent): void {
  const element = inPlaceOf(before)
  if (!element) return
  if (value === undefined) element.click()
  else if (typeof value === 'boolean') {
    ;(element as HTMLInputElement).checked = !value
    element.click()
  } else replayInput(element as HTMLInputElement, value)
}

/**
 * Stops capturing presses, for React to handle them from now on: it hydrates a pressed part first. Input is
 * captured until the end of hydration: the `input` event of a select makes React hydrate, which resets it
 * before its `change` event.
 * @returns replays the captured events in order; call it after hydration
 */
export function stopCapturingEarlyEvents(): () => void {
  const take = window.takeEarlyEvents
  const early = take?.('click') ?? []
  return () => {
    early.splice(0).forEach(replay)
    // This may run within an event that was fired during hydration: its `change` event comes first.
    setTimeout(() => take?.('input').forEach(replay))
  }
}

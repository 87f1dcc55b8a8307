/** A user event captured before hydration. */
interface EarlyEvent {
  element: HTMLElement
  /** After an input event, the text of a field or whether a choice is checked; undefined for a press. */
  value?: string | boolean
}

declare global {
  interface Window {
    /** Stops capturing events and returns them in order. Exists only on a server-rendered page. */
    takeEarlyEvents?: (type: 'click' | 'input') => EarlyEvent[]
  }
}

const PRESSABLE = 'button,[role=button],[role=tab],[role=switch]'

/** The value of a changed field; undefined for an editable part of the page that has none. */
const valueOf = ({ type, checked, value }: Partial<HTMLInputElement>): string | boolean | undefined =>
  /^(radio|checkbox)$/.test(`${type}`) ? checked : value

/** Captures presses and input before hydration. Part of the inline script of server-rendered pages. */
export function captureEarlyEvents(): void {
  const events: EarlyEvent[] = []
  const capture = (event: Event) => {
    const { target, type } = event
    if (!(target instanceof Element)) return
    if (type === 'click') {
      const element = target.closest<HTMLElement>(`${PRESSABLE},a[href]`)
      const isLink = element instanceof HTMLAnchorElement
      // Links work without scripts, but leaving the page would lose typed text.
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

/** Replays the input of a field. React reports a change only if the value differs from the one it tracks. */
function replayInput(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, captured: string) {
  // The user may have continued typing during hydration.
  const text = field.value.startsWith(captured) ? field.value : captured
  if (field instanceof HTMLSelectElement) field.value = text
  else {
    field.value = ''
    const prototype = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
    Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, text)
  }
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/** Returns the element, or its replacement if React has rebuilt the screen because a proxy or an extension had changed the HTML. */
function counterpartOf(element: HTMLElement): HTMLElement | null {
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
  const element = counterpartOf(before)
  if (!element) return
  if (value === undefined) element.click()
  else if (typeof value === 'boolean') {
    ;(element as HTMLInputElement).checked = !value
    element.click()
  } else replayInput(element as HTMLInputElement, value)
}

/**
 * Stops capturing presses, so that React handles them from now on: it hydrates a pressed part first. Input is captured
 * until hydration ends: the `input` event of a select makes React hydrate it, which resets the select before its
 * `change` event.
 * @returns a function that replays the captured events in order; call it after hydration
 */
export function stopCapturingEarlyEvents(): () => void {
  const take = window.takeEarlyEvents
  const early = take?.('click') ?? []
  return () => {
    early.splice(0).forEach(replay)
    // Deferred, because this may run inside an event fired during hydration, whose `change` event must come first.
    setTimeout(() => take?.('input').forEach(replay))
  }
}

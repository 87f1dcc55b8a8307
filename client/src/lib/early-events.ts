/** Something that was done on the page before the app was there. */
interface EarlyEvent {
  element: HTMLElement
  /** What a field then said, or whether a choice was made; undefined for a press. */
  value?: string | boolean
}

declare global {
  interface Window {
    /** Ends the keeping, and gives what was kept in its order; only on a page that came drawn. */
    takeEarlyEvents?: () => EarlyEvent[]
  }
}

const PRESSABLE = 'button, [role="button"], [role="tab"], [role="switch"]'

/** What a field says or a choice is; undefined for what is neither. */
function valueOf(target: EventTarget | null): string | boolean | undefined {
  if (target instanceof HTMLInputElement && /^(radio|checkbox)$/.test(target.type)) return target.checked
  const isField =
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  return isField ? target.value : undefined
}

/** Keeps what is pressed and typed while the page has no script to answer it. Runs in the page's inline script. */
export function captureEarlyEvents(): void {
  const deeds: EarlyEvent[] = []
  const keep = (event: Event) => {
    const { target, type } = event
    if (!(target instanceof HTMLElement || target instanceof SVGElement)) return
    if (type === 'click') {
      const element = target.closest<HTMLElement>(`${PRESSABLE}, a[href]`)
      const isLink = element instanceof HTMLAnchorElement
      // A link leads on without a script, but not away from what only this list has.
      const hasSomething = deeds.some(({ value }) => value !== undefined)
      if (!element || (isLink && !hasSomething)) return
      if (isLink) event.preventDefault()
      deeds.push({ element })
      return
    }
    const value = valueOf(target)
    if (value === undefined) return
    const last = deeds.at(-1)
    if (last?.element === target && last.value !== undefined) last.value = value
    else deeds.push({ element: target as HTMLElement, value })
  }
  const types = ['click', 'input']
  for (const type of types) addEventListener(type, keep, true)
  window.takeEarlyEvents = () => {
    for (const type of types) removeEventListener(type, keep, true)
    delete window.takeEarlyEvents
    return deeds
  }
}

/** Types into a field what it says already: React hears of a change only where its own note of the value is another one. */
function typeInto(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, kept: string): void {
  // Whoever typed on meanwhile has more to say.
  const text = field.value.startsWith(kept) ? field.value : kept
  if (field instanceof HTMLSelectElement) field.value = text
  else {
    field.value = ''
    const prototype = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
    Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, text)
  }
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

function doAgain({ element, value }: EarlyEvent): void {
  if (!element.isConnected) return
  if (value === undefined) element.click()
  else if (typeof value === 'boolean') {
    ;(element as HTMLInputElement).checked = !value
    element.click()
  } else typeInto(element as HTMLInputElement, value)
}

/**
 * Ends the keeping, for React to be told of the page: from then on it answers a press itself, by hydrating at once.
 * @returns does again, in its order, what was done before; to be called when the page has been taken over
 */
export function stopCapturingEarlyEvents(): () => void {
  const deeds = window.takeEarlyEvents?.() ?? []
  return () => deeds.splice(0).forEach(doAgain)
}

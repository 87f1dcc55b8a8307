/** What one writes into; a search is no writing, and stands in the address. */
const WRITTEN_IN = 'textarea, input:not([type="search"], [type="checkbox"], [type="radio"], [type="range"])'

type Field = HTMLInputElement | HTMLTextAreaElement

let typedInto: Field[] = []

/** Takes note of the fields that are typed into. Returns what stops that. */
export function followTyping(): () => void {
  const note = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.matches(WRITTEN_IN)) return
    typedInto = [...typedInto.filter((field) => field.isConnected && field !== target), target as Field]
  }
  document.addEventListener('input', note, true)
  return () => document.removeEventListener('input', note, true)
}

/**
 * Whether words stand on the page that were typed there. Some forms would find theirs again after a reload, most would not:
 * whoever writes is asked.
 */
export function holdsTypedText(): boolean {
  return typedInto.some(({ isConnected, value }) => isConnected && value !== '')
}

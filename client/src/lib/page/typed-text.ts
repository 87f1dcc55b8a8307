/** Matches text fields. Search fields don't count, because a search is in the URL. */
const WRITTEN_IN = 'textarea, input:not([type="search"], [type="checkbox"], [type="radio"], [type="range"])'

type Field = HTMLInputElement | HTMLTextAreaElement

let typedInto: Field[] = []

/** Tracks which fields the user has typed into. @returns a function that stops */
export function followTyping(): () => void {
  const noteInput = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.matches(WRITTEN_IN)) return
    typedInto = [...typedInto.filter((field) => field.isConnected && field !== target), target as Field]
  }
  document.addEventListener('input', noteInput, true)
  return () => document.removeEventListener('input', noteInput, true)
}

/** Whether the page has typed text. Most forms would lose it on a reload, so the user is asked first. */
export function holdsTypedText(): boolean {
  return typedInto.some(({ isConnected, value }) => isConnected && value !== '')
}

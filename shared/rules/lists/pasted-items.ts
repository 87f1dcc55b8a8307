import { foldedWord, type PastedItem } from '../paste-list.ts'
import { cellText, storableLine } from '../text.ts'

/** The items of a list as squares show them. */
export function pastedItems(texts: readonly string[]): PastedItem[] {
  const seen = new Set<string>()
  return texts.flatMap((whole): PastedItem[] => {
    const text = cellText(storableLine(whole, Infinity))
    const isDouble = seen.has(foldedWord(text))
    seen.add(foldedWord(text))
    return text === '' ? [] : [{ text, isDouble }]
  })
}

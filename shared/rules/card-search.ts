import type { CardContent } from '../schemas/card.ts'
import { foldForSearch } from './text.ts'

/** Whether a search matches a card's title or one of its squares, ignoring case and accents. */
export function matchesSearch({ title, cells }: Pick<CardContent, 'title' | 'cells'>, q: string): boolean {
  const query = foldForSearch(q)
  return [title, ...cells].some((text) => foldForSearch(text).includes(query))
}

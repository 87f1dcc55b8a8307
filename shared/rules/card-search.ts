import type { CardContent } from '../schemas/card.ts'
import { foldedForSearch } from './text.ts'

/** Whether a search matches a card's title or one of its squares, ignoring case and accents. */
export function isFoundBy({ title, cells }: Pick<CardContent, 'title' | 'cells'>, q: string): boolean {
  const sought = foldedForSearch(q)
  return [title, ...cells].some((text) => foldedForSearch(text).includes(sought))
}

import { basics } from '#messages/basics.ts'
import { card as texts } from '#messages/card.ts'
import { playDialogs } from '#messages/play-dialogs.ts'
import type { GridSize } from '#shared/product.ts'
import { announce } from '../../lib/announce.ts'
import { store } from '../../lib/store.ts'
import { isolated } from '../../lib/isolated.ts'
import { placeOf } from '../card/square-words.ts'
import { playedCardAtom, toGoAtom } from './atoms.ts'

/** Describes squares for an announcement: their words and, if there is only one, its position. */
export function squaresInWords(indexes: readonly number[], cells: readonly string[]): string {
  const gridSize = Math.sqrt(cells.length) as GridSize
  const words = indexes.map((index) => isolated(cells[index] || texts.blank))
  const place = indexes.length === 1 ? [playDialogs.list.place(...placeOf(indexes[0]!, gridSize))] : []
  return basics.list([...words, ...place])
}

/** Announces the squares that would complete a line. */
export function announceToGo(): void {
  const card = store.get(playedCardAtom)
  if (card) announce(playDialogs.told.oneToGo(squaresInWords([...store.get(toGoAtom)], card.cells)))
}

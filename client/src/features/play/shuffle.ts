import { onStoredChange, readStored, STORAGE_KEYS, writeStored } from '../../lib/storage.ts'
import { store } from '../../lib/store.ts'
import { boardAtom, NOTHING_OWN, shuffleAtom, type ShuffleChoice } from './atoms.ts'

type Choice = Pick<ShuffleChoice, 'seed'>

function isChoice(value: unknown): value is Choice {
  const seed = (value as Partial<Choice> | null)?.seed
  return seed === null || typeof seed === 'string'
}

/** Not for secrets: whoever sees a player's screen sees the layout. */
export const newSeed = () => Math.random().toString(36).slice(2)

/** While it is set the squares' words are not seen (play.css); the play page's inline script sets it before the first paint. */
function hideWords(): void {
  document.documentElement.dataset.shuffled = ''
}
export function showWords(): void {
  delete document.documentElement.dataset.shuffled
}

/** Lays the squares in another order. Marks stay on their words, and nothing that comes of it is the player's own move. */
function lay(order: ShuffleChoice): void {
  store.set(shuffleAtom, order)
  store.set(boardAtom, (board) => board && { ...board, fresh: [], own: NOTHING_OWN })
}

/** The player's choice, kept for this device: also that for the host's order, which a recommending link must not undo. */
export function chooseShuffle(cardId: string, seed: string | null): void {
  writeStored(STORAGE_KEYS.shuffle(cardId), { seed })
  // Undo can come when another card is on the screen already.
  if (store.get(shuffleAtom)?.cardId === cardId) lay({ cardId, seed })
}

/**
 * Lays a card in the order that this device has chosen, and follows the choices made in other tabs.
 * @param recommended whether the host's link asks for an order of one's own, which a device without a choice then gets
 * @returns stops following
 */
export function followShuffle(cardId: string, recommended: boolean): () => void {
  const key = STORAGE_KEYS.shuffle(cardId)
  const read = () => readStored(key, isChoice)
  const { seed } = read() ?? { seed: recommended ? newSeed() : null }
  // What is on the screen may still be the host's order when the browser paints next.
  if (seed !== null) hideWords()
  if (seed !== null && !read()) writeStored(key, { seed })
  lay({ cardId, seed })
  const leave = onStoredChange(key, () => lay({ cardId, seed: read()?.seed ?? null }))
  return () => {
    leave()
    showWords()
    store.set(shuffleAtom, undefined)
  }
}

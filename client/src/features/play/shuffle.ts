import { newSeed } from '#shared/rules/seeded-random.ts'
import { onStoredChange, readStored, writeStored } from '../../lib/storage/storage.ts'
import { STORAGE_KEYS } from '../../sync/storage-keys.ts'
import { store } from '../../lib/store.ts'
import { shuffleChoiceAtom, type ShuffleChoice } from './atoms.ts'

type StoredChoice = Pick<ShuffleChoice, 'seed'>

/** A type guard instead of a schema: valibot would make the play page's first scripts larger than 111 kB. */
function isStoredChoice(value: unknown): value is StoredChoice {
  const seed = (value as Partial<StoredChoice> | null)?.seed
  return seed === null || typeof seed === 'string'
}

/** Removes `data-shuffled`, set by the page's inline script, which hides the squares' words (shuffled.css). */
export function showWords(): void {
  delete document.documentElement.dataset.shuffled
}

/** Stores the choice on this device. The host's order is stored too, so that a link that recommends a shuffle does not override it. */
export function chooseShuffle(cardId: string, seed: string | null): void {
  writeStored(STORAGE_KEYS.shuffle(cardId), { seed })
  // An Undo toast can outlive its card.
  if (store.get(shuffleChoiceAtom)?.cardId === cardId) store.set(shuffleChoiceAtom, { cardId, seed })
}

/**
 * Applies this device's shuffle of a card and follows the choices of other tabs.
 * @param recommended whether the host's link asks for a shuffle; a device without a choice then gets a new seed
 * @returns a function that stops following
 */
export function followShuffle(cardId: string, recommended: boolean): () => void {
  const key = STORAGE_KEYS.shuffle(cardId)
  const read = () => readStored(key, isStoredChoice)
  const { seed } = read() ?? { seed: recommended ? newSeed() : null }
  if (seed !== null) {
    // The server-rendered squares are in the host's order and may be painted again before the shuffle is rendered.
    document.documentElement.dataset.shuffled = ''
    if (!read()) writeStored(key, { seed })
  }
  store.set(shuffleChoiceAtom, { cardId, seed })
  const unsubscribe = onStoredChange(key, () =>
    store.set(shuffleChoiceAtom, { cardId, seed: read()?.seed ?? null }),
  )
  return () => {
    unsubscribe()
    showWords()
  }
}

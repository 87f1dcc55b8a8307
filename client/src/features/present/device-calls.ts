import * as v from 'valibot'
import { wordsOf } from '#shared/rules/calls.ts'
import type { Card } from '#shared/schemas/card.ts'
import { readStored, removeStored } from '../../lib/storage/storage.ts'
import { STORAGE_KEYS } from '../../sync/storage-keys.ts'

/** The calls that the caller of version 0.2.0 stored on the device. */
const deviceCalls = v.object({ called: v.array(v.string()), round: v.optional(v.number()) })

/**
 * Returns the words that version 0.2.0 called in this round on this device, before a card had one list of calls. Words
 * that are on that list, or no longer on the card, are left out.
 */
export function readDeviceCalls(card: Card): string[] {
  const { called, round = card.round } = readStored(STORAGE_KEYS.calls(card.cardId), deviceCalls) ?? {
    called: [],
  }
  const words = new Set(round < card.round ? [] : wordsOf(card))
  return called.filter((word) => words.has(word) && !card.called.includes(word))
}

export function forgetDeviceCalls(cardId: string): void {
  removeStored(STORAGE_KEYS.calls(cardId))
  removeStored(STORAGE_KEYS.sharesCalls(cardId))
}

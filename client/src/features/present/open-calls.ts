import { atom, type Atom } from 'jotai'
import * as v from 'valibot'
import { isTemporaryId } from '#shared/ids.ts'
import { wordsOf } from '#shared/rules/calls.ts'
import type { Card } from '#shared/schemas/card.ts'
import { sessionAtom } from '../../lib/session-atom.ts'
import { readStored, removeStored } from '../../lib/storage/storage.ts'
import { store } from '../../lib/store.ts'
import { KEEP_NEWS, type ShownCard } from '../../sync/change/card-clients.ts'
import { shownCardAtom } from '../../sync/card-store.ts'
import { waitingCount } from '../../sync/change/pending.ts'
import { restoreCardClient } from '../../sync/change/restore-client.ts'
import { fieldStep } from '../../sync/change/steps.ts'
import type { SyncError } from '../../sync/change/sync-status.ts'
import { STORAGE_KEYS } from '../../sync/storage-keys.ts'
import { changeTemporary } from '../../sync/unsaved/change-temporary.ts'

/** The calls of a card, for one of its hosts. */
export interface OpenCalls {
  /** The card with what is on its way to the server. */
  shownAtom: Atom<ShownCard | undefined>
  /** Calls a word, or takes it back. */
  call: (word: string, isCalled: boolean) => void
  /** Whether players see the calls. */
  setShown: (on: boolean) => void
  /** Why calls do not reach the server, and how many changes wait. */
  troubleAtom: Atom<{ status: SyncError; waiting: number } | undefined>
  close: () => void
}

/** Opens the calls of the card on the screen; undefined for someone who is not signed in. */
export async function openCalls(cardId: string): Promise<OpenCalls | undefined> {
  const { card } = store.get(shownCardAtom)
  if (card?.cardId !== cardId) return undefined
  if (readDeviceCalls(card).length === 0) forgetDeviceCalls(cardId)
  if (isTemporaryId(cardId))
    return {
      shownAtom: atom((get) => get(shownCardAtom).card),
      call: (word, isCalled) => changeTemporary(cardId, isCalled ? { call: word } : { uncall: word }),
      setShown: (showsCalls) => changeTemporary(cardId, { showsCalls }),
      troubleAtom: atom(undefined),
      close: () => undefined,
    }
  const session = store.get(sessionAtom)
  if (session.status !== 'signed-in') return undefined
  const client = await restoreCardClient(card, session.user.id)
  const { shownAtom, stateAtom, call, apply } = client
  return {
    shownAtom,
    call,
    setShown: (on) => apply(fieldStep('showsCalls', on, store.get(shownAtom).showsCalls)),
    troubleAtom: atom((get) => {
      const { error, pending } = get(stateAtom)
      // The next request would be refused.
      const status = get(sessionAtom).status === 'signed-out' ? 'signed-out' : error
      return status && { status, waiting: waitingCount(pending) }
    }),
    close: client.open(KEEP_NEWS),
  }
}

/** What the caller of version 0.2.0 kept on the device. */
const deviceCalls = v.object({ called: v.array(v.string()), round: v.optional(v.number()) })

/**
 * The words that this device's caller called in this round before there was one list of calls, without those that are on it, and those that
 * no square says anymore.
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

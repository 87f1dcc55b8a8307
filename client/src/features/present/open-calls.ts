import { atom, type Atom } from 'jotai'
import { isTemporaryId } from '#shared/ids.ts'
import { sessionAtom, userIdAtom } from '../../lib/session-atom.ts'
import { store } from '../../lib/store.ts'
import { KEEP_NEWS, type ShownCard } from '../../sync/change/card-clients.ts'
import { shownCardAtom } from '../../sync/card-store.ts'
import { waitingCount } from '../../sync/change/pending.ts'
import { restoreCardClient } from '../../sync/change/restore-client.ts'
import { fieldStep } from '../../sync/change/steps.ts'
import type { SyncError } from '../../sync/change/sync-status.ts'
import { changeTemporary } from '../../sync/unsaved/change-temporary.ts'
import { forgetDeviceCalls, readDeviceCalls } from './device-calls.ts'

/** The calls of a card, for one of its hosts. */
export interface OpenCalls {
  /** The card, including changes that are on their way to the server. */
  shownAtom: Atom<ShownCard | undefined>
  /** Calls a word, or takes it back. */
  call: (word: string, isCalled: boolean) => void
  /** Whether players see the calls. */
  setShown: (on: boolean) => void
  /** Why calls do not reach the server, and the number of waiting changes. */
  troubleAtom: Atom<{ status: SyncError; waiting: number } | undefined>
  close: () => void
}

/** Opens the calls of the card on the screen; returns undefined if the user is not signed in. */
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
  const userId = store.get(userIdAtom)
  if (userId === undefined) return undefined
  const client = await restoreCardClient(card, userId)
  const { shownAtom, stateAtom, call, apply } = client
  return {
    shownAtom,
    call,
    setShown: (on) => apply(fieldStep('showsCalls', on, store.get(shownAtom).showsCalls)),
    troubleAtom: atom((get) => {
      const { error, pending } = get(stateAtom)
      // After signing out, the next request would be refused.
      const status = get(sessionAtom).status === 'signed-out' ? 'signed-out' : error
      return status && { status, waiting: waitingCount(pending) }
    }),
    close: client.open(KEEP_NEWS),
  }
}

import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { appDialogs } from '#messages/app-dialogs.ts'
import { call } from '../../lib/api-client.ts'
import { frameDialogAtom } from '../../lib/frame-dialog-atom.ts'
import { showFailure } from '../../lib/show-refusal.ts'
import { removeStored, storedKeys } from '../../lib/storage/storage.ts'
import { unsentPrefixes } from '../../sync/storage-keys.ts'
import { store } from '../../lib/store.ts'
import { toast } from '../../lib/toast.ts'
import { sessionAtom, userIdAtom } from '../../lib/session-atom.ts'

/**
 * Returns the storage keys of a user's edits that were not sent to the server, one per card (LIV-12).
 * @param userId the id of the signed-in user by default
 */
export const unsentEditKeys = (userId = store.get(userIdAtom)): string[] =>
  userId === undefined ? [] : unsentPrefixes(userId).flatMap(storedKeys)

/**
 * Provides a function that signs out and stays on the screen. If there are unsent edits it opens a confirmation
 * instead, which calls it again with `dropEdits`. Marks are never removed.
 */
export function useLogOut() {
  const setSession = useSetAtom(sessionAtom)
  const [pending, setPending] = useState(false)
  /** @returns whether the user is signed out */
  const logOut = async ({ dropEdits = false } = {}): Promise<boolean> => {
    const unsent = unsentEditKeys()
    if (unsent.length > 0 && !dropEdits) {
      store.set(frameDialogAtom, 'log-out')
      return false
    }
    setPending(true)
    try {
      await call('logout', {})
      for (const key of unsent) removeStored(key)
      setSession({ status: 'signed-out', isChosen: true })
      toast({ title: appDialogs.loggedOut, text: appDialogs.loggedOutText })
      return true
    } catch (error) {
      showFailure(appDialogs.logOutFailed, error)
      return false
    } finally {
      setPending(false)
    }
  }
  return { logOut, pending }
}

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
 * The storage keys of a user's edits that were not sent to the server, one for each card (LIV-12).
 * @param userId by default of the signed-in user
 */
export const unsentEditKeys = (userId = store.get(userIdAtom)): string[] =>
  userId === undefined ? [] : unsentPrefixes(userId).flatMap(storedKeys)

/**
 * Signs out and stays on the screen. Unsent edits need a confirmation first: `dropEdits` is its answer. Marks
 * are never removed.
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

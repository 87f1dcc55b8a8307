import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { endpoints } from '#shared/api.ts'
import { call } from '../../lib/api-client.ts'
import { removeStored, STORAGE_KEYS, storedKeys } from '../../lib/storage.ts'
import { store } from '../../lib/store.ts'
import { toast } from '../../lib/toast.ts'
import { logOutConfirmAtom, sessionAtom } from './atoms.ts'

/** The edits of whoever is signed in that this browser still keeps for the server, one key a card (LIV-12). */
export function keptEdits(): string[] {
  const session = store.get(sessionAtom)
  return session.status === 'signed-in' ? storedKeys(STORAGE_KEYS.unsentEdits(session.user.id, '')) : []
}

/**
 * Signs out, says so, and leaves everything else on the screen as it is. With edits that were not sent it asks first;
 * `dropEdits` is the answer. Marks are never touched.
 */
export function useLogOut() {
  const setSession = useSetAtom(sessionAtom)
  const ask = useSetAtom(logOutConfirmAtom)
  const [pending, setPending] = useState(false)
  /** @returns whether nobody is signed in any more */
  const logOut = async ({ dropEdits = false } = {}): Promise<boolean> => {
    const kept = keptEdits()
    if (kept.length > 0 && !dropEdits) {
      ask(kept.length)
      return false
    }
    setPending(true)
    try {
      await call(endpoints.logout, {})
      for (const key of kept) removeStored(key)
      setSession({ status: 'signed-out' })
      toast({ title: 'Logged out', text: 'You have been successfully logged out' })
      return true
    } catch (error) {
      toast({ title: 'Logout failed', text: (error as Error).message, destructive: true })
      return false
    } finally {
      setPending(false)
    }
  }
  return { logOut, pending }
}

import { useSetAtom } from 'jotai'
import { startTransition } from 'react'
import { useNavigate } from 'react-router-dom'
import { call } from '../../lib/api-client.ts'
import { paths } from '../../lib/paths.ts'
import { removeStored } from '../../lib/storage.ts'
import { toast } from '../../lib/toast.ts'
import { sessionAtom } from '../../lib/session-atom.ts'
import { unsentEditKeys } from '../auth/use-log-out.ts'

/**
 * Deletes the account and the edits that this browser has not sent. Marks stay: they belong to this browser's player, with
 * or without an account. Throws what `call` throws, for the form to show.
 * @param onDeleted drops the edits that are still in memory
 */
export function useDeleteAccount(onDeleted: () => void) {
  const setSession = useSetAtom(sessionAtom)
  const navigate = useNavigate()
  /** @param password undefined for an account without one */
  return async (password: string | undefined) => {
    await call('deleteAccount', { body: { ...(password !== undefined && { password }) } })
    onDeleted()
    for (const key of unsentEditKeys()) removeStored(key)
    toast({ title: 'Account Deleted', text: 'Your cards stay playable for anyone with the link.' })
    // In one update: the profile screen without a user would redirect to the log-in screen.
    startTransition(() => {
      void navigate(paths.home, { replace: true })
      setSession({ status: 'signed-out' })
    })
  }
}

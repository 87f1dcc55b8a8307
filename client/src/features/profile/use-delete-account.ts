import { useSetAtom } from 'jotai'
import { startTransition } from 'react'
import { useNavigate } from 'react-router-dom'
import { endpoints } from '#shared/api.ts'
import { call } from '../../lib/api-client.ts'
import { paths } from '../../lib/paths.ts'
import { removeStored } from '../../lib/storage.ts'
import { toast } from '../../lib/toast.ts'
import { sessionAtom } from '../auth/atoms.ts'
import { keptEdits } from '../auth/use-log-out.ts'

/**
 * Ends the account. Edits that wait in this browser go with it; marks stay: they belong to whoever plays here. Throws what
 * `call` throws, so that the form can say it.
 * @param onEnded drops what is still on its way to the server
 */
export function useDeleteAccount(onEnded: () => void) {
  const setSession = useSetAtom(sessionAtom)
  const navigate = useNavigate()
  /** @param password none for an account that has none */
  return async (password: string | undefined) => {
    await call(endpoints.deleteAccount, { body: { ...(password !== undefined && { password }) } })
    onEnded()
    for (const key of keptEdits()) removeStored(key)
    toast({ title: 'Account Deleted', text: 'Its cards stay playable for everybody who has their links.' })
    // Together: a profile that nobody is signed in to would lead to the log-in screen.
    startTransition(() => {
      void navigate(paths.home, { replace: true })
      setSession({ status: 'signed-out' })
    })
  }
}

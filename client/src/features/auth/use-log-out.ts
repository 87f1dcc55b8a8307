import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { endpoints } from '#shared/api.ts'
import { call } from '../../lib/api-client.ts'
import { toast } from '../../lib/toast.ts'
import { sessionAtom } from './atoms.ts'

/** Signs out, says so, and leaves everything else on the screen as it is. */
export function useLogOut() {
  const setSession = useSetAtom(sessionAtom)
  const [pending, setPending] = useState(false)
  const logOut = async () => {
    setPending(true)
    try {
      await call(endpoints.logout, {})
      setSession({ status: 'signed-out' })
      toast({ title: 'Logged out', text: 'You have been successfully logged out' })
    } catch (error) {
      toast({ title: 'Logout failed', text: (error as Error).message, destructive: true })
    } finally {
      setPending(false)
    }
  }
  return { logOut, pending }
}

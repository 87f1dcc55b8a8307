import { useSetAtom } from 'jotai'
import { endpoints } from '#shared/api.ts'
import { nameOf } from '#shared/rules/user-name.ts'
import { call } from '../../lib/api-client.ts'
import { toast } from '../../lib/toast.ts'
import { sessionAtom } from './atoms.ts'

/** Signs in. Throws what `call` throws, so that the form can say it at its fields. */
export function useLogIn() {
  const setSession = useSetAtom(sessionAtom)
  return async (credentials: { email: string; password: string }) => {
    const user = await call(endpoints.login, { body: credentials })
    setSession({ status: 'signed-in', user })
    toast({ title: 'Login successful', text: `Welcome back, ${nameOf(user)}!` })
  }
}

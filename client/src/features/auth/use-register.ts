import { useSetAtom } from 'jotai'
import { endpoints } from '#shared/api.ts'
import { nameOf } from '#shared/rules/user-name.ts'
import { call } from '../../lib/api-client.ts'
import { toast } from '../../lib/toast.ts'
import { sessionAtom } from './atoms.ts'
import type { Registration } from './resolvers.ts'

/** Makes an account and signs in. Throws what `call` throws, so that the form can say it at its fields. */
export function useRegister() {
  const setSession = useSetAtom(sessionAtom)
  return async (registration: Registration) => {
    const user = await call(endpoints.register, { body: registration })
    setSession({ status: 'signed-in', user })
    toast({ title: 'Registration successful', text: `Welcome, ${nameOf(user)}!` })
  }
}

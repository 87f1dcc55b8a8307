import { useSetAtom } from 'jotai'
import type { z } from 'zod'
import { endpoints } from '#shared/api.ts'
import type { registerBody } from '#shared/schemas/user.ts'
import { nameOf } from '#shared/rules/user-name.ts'
import { call } from '../../lib/api-client.ts'
import { toast } from '../../lib/toast.ts'
import { sessionAtom } from './atoms.ts'

/** Makes an account and signs in. Throws what `call` throws, so that the form can say it at its fields. */
export function useRegister() {
  const setSession = useSetAtom(sessionAtom)
  return async (registration: z.input<ReturnType<typeof registerBody>>) => {
    const user = await call(endpoints.register, { body: registration })
    setSession({ status: 'signed-in', user })
    toast({ title: 'Registration successful', text: `Welcome, ${nameOf(user)}!` })
  }
}

import { useRef } from 'react'
import type { Sent } from '#shared/contract/calls.ts'
import { ApiError, call } from '../../lib/api-client.ts'

/**
 * For calls that set a password and begin a session. With an answer the cookie is lost too, and the next attempt is refused: a
 * log-in tells whether the password was set, and brings another cookie.
 */
export function useOrLogIn() {
  const isLost = useRef(false)
  return async function orLogIn<T>(setting: Promise<T>, credentials: Sent<'login', 'body'>) {
    try {
      return await setting
    } catch (error) {
      isLost.current ||= !(error instanceof ApiError) || error.status >= 500
      if (!isLost.current) throw error
      return call('login', { body: credentials }).catch(() => {
        throw error
      })
    }
  }
}

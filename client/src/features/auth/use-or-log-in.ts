import { useRef } from 'react'
import type { InputOf } from '#shared/contract/calls.ts'
import { ApiError, call } from '../../lib/api-client.ts'

/**
 * Provides a wrapper for calls that set a password and start a session. If the response is lost, so is the session's
 * cookie, and the next attempt is refused. Signing in with the new password then shows whether it was set, and returns
 * another cookie.
 */
export function useOrLogIn() {
  const isLost = useRef(false)
  return async function orLogIn<T>(setting: Promise<T>, credentials: InputOf<'login', 'body'>) {
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

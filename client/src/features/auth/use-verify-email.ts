import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ErrorCode } from '#shared/errors.ts'
import { ApiError, call } from '../../lib/api-client.ts'
import { sessionAtom } from '../../lib/session-atom.ts'
import { refreshSession } from '../../lib/session.ts'
import { reasonOf } from '../../lib/show-refusal.ts'

export type Verification =
  | { status: 'pending' }
  | { status: 'verified' }
  /** isFinal: the link can never work; otherwise a retry may. */
  | { status: 'failed'; message: string; isFinal: boolean }

const FINAL_ERRORS: readonly (ErrorCode | undefined)[] = [
  'expired-action-code',
  'invalid-action-code',
  'invalid',
]

async function verify(code: string): Promise<Verification> {
  try {
    await call('verifyEmail', { body: { token: code } })
  } catch (error) {
    const isFinal = error instanceof ApiError && FINAL_ERRORS.includes(error.code)
    return { status: 'failed', message: reasonOf(error), isFinal }
  }
  await refreshSession()
  return { status: 'verified' }
}

/** Sends the code of a verification link, once. */
export function useVerifyEmail(code: string) {
  // Waits for the first answer about the session, which would otherwise overwrite the verified user with the old one.
  const isUserKnown = useAtomValue(sessionAtom).status !== 'loading'
  const [verification, setVerification] = useState<Verification>({ status: 'pending' })
  const isSent = useRef(false)
  const send = useCallback(() => void verify(code).then(setVerification), [code])
  useEffect(() => {
    if (!isUserKnown || isSent.current) return
    isSent.current = true
    send()
  }, [isUserKnown, send])
  const retry = () => {
    setVerification({ status: 'pending' })
    send()
  }
  return { verification, retry }
}

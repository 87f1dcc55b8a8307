import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'
import { endpoints } from '#shared/api.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { ApiError, call } from '../../lib/api-client.ts'
import { sessionAtom } from './atoms.ts'
import { refreshSession } from './session.ts'

export type EmailProof =
  | { status: 'asking' }
  | { status: 'proven' }
  /** isFinal: the link is of no use any more; otherwise it may be tried again. */
  | { status: 'refused'; message: string; isFinal: boolean }

const DEAD_LINK: readonly (ErrorCode | undefined)[] = [
  'expired-action-code',
  'invalid-action-code',
  'invalid',
]

async function prove(code: string): Promise<EmailProof> {
  try {
    await call(endpoints.verifyEmail, { body: { token: code } })
  } catch (error) {
    const isFinal = error instanceof ApiError && DEAD_LINK.includes(error.code)
    return { status: 'refused', message: (error as Error).message, isFinal }
  }
  await refreshSession()
  return { status: 'proven' }
}

/** Sends the code of a verification link, once, and says what came of it. */
export function useEmailProof(code: string) {
  // Sent only then: an answer about the user from before must not come after it.
  const isUserKnown = useAtomValue(sessionAtom).status !== 'loading'
  const [proof, setProof] = useState<EmailProof>({ status: 'asking' })
  const isSent = useRef(false)
  const ask = useCallback(() => void prove(code).then(setProof), [code])
  useEffect(() => {
    if (!isUserKnown || isSent.current) return
    isSent.current = true
    ask()
  }, [isUserKnown, ask])
  const askAgain = () => {
    setProof({ status: 'asking' })
    ask()
  }
  return { proof, askAgain }
}

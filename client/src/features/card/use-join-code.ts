import { useEffect, useState } from 'react'
import { JOIN_CODE_HOURS } from '#shared/product.ts'
import { call } from '../../lib/api-client.ts'
import { onResume } from '../../lib/page/on-resume.ts'
import { reasonOf } from '../../lib/show-refusal.ts'

const HOUR_MS = 60 * 60 * 1000

interface JoinCodeOptions {
  /** Whether to request the code and keep renewing it. */
  isWanted: boolean
  /** Whether the code, like the link shown with it, gives each player a shuffle. */
  shuffle: boolean
}

/**
 * Returns the join code of a host's own card. The code is renewed every hour and when the page resumes. While the
 * server can't be reached, the last code stays for as long as it is valid.
 */
export function useJoinCode(cardId: string, { isWanted, shuffle }: JoinCodeOptions) {
  const [code, setCode] = useState<string>()
  const [error, setError] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!isWanted) return
    const ended = new AbortController()
    const { signal } = ended
    let expiry: ReturnType<typeof setTimeout> | undefined
    const requestCode = () =>
      void call('renewJoinCode', { params: { cardId }, body: { shuffle }, signal }).then(
        (reply) => {
          setCode(reply.code)
          setError(undefined)
          clearTimeout(expiry)
          // A timer, as the clocks of server and browser may be hours apart.
          expiry = setTimeout(() => setCode(undefined), JOIN_CODE_HOURS * HOUR_MS)
        },
        (failure: unknown) => {
          if (!signal.aborted) setError(reasonOf(failure))
        },
      )
    requestCode()
    const renewal = setInterval(requestCode, HOUR_MS)
    const stopResuming = onResume(requestCode)
    return () => {
      ended.abort()
      clearTimeout(expiry)
      clearInterval(renewal)
      stopResuming()
    }
  }, [cardId, isWanted, shuffle, attempt])
  return {
    /** The code; undefined until there is one. */
    code,
    /** Why there is no code. */
    error: code === undefined ? error : undefined,
    retry: () => {
      setError(undefined)
      setAttempt(attempt + 1)
    },
  }
}

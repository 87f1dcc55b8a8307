import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { JoinRefusal } from '#shared/page.ts'
import { JOIN_CODE_LENGTH, PRODUCT_NAME } from '#shared/product.ts'
import { ApiError, call, NetworkError } from '../../lib/api-client.ts'
import { paths } from '../../lib/paths.ts'

const REFUSED: Record<JoinRefusal, string> = {
  wrong: 'No card has this code. Check it with your host.',
  ended: 'This code has ended. Ask your host for a new one.',
  limited: 'Too many wrong codes. Try again in a minute.',
}
const INCOMPLETE = 'Please type all six digits.'

/** On one line of a phone. */
function messageOf(error: unknown): string {
  if (error instanceof NetworkError) return `Can't reach ${PRODUCT_NAME}. Check your connection.`
  const { code, body } = error instanceof ApiError ? error : {}
  if (code === 'not-found') return (body as { ended?: true }).ended ? REFUSED.ended : REFUSED.wrong
  if (code === 'too-many-requests') return REFUSED.limited
  return 'Something went wrong. Please try again.'
}

/** Opens the card that a code leads to. @param refusal of a code that the server has tried for this page */
export function useJoin(refusal: JoinRefusal | null = null) {
  const navigate = useNavigate()
  const [isOpening, setOpening] = useState(false)
  const [error, setError] = useState(refusal === null ? undefined : REFUSED[refusal])
  const left = useRef(new AbortController())
  useEffect(() => {
    left.current = new AbortController()
    return () => left.current.abort()
  }, [])

  /** @param replaces whether going back skips this page, which would open the card again */
  async function open(code: string, { replaces = false } = {}): Promise<void> {
    if (code.length < JOIN_CODE_LENGTH) return setError(INCOMPLETE)
    const { signal } = left.current
    setError(undefined)
    setOpening(true)
    try {
      const { cardId, shuffle } = await call('openJoinCode', { params: { code }, signal })
      const path = shuffle ? paths.playShuffled(cardId) : paths.play(cardId)
      void navigate(path, { replace: replaces })
    } catch (failure) {
      if (signal.aborted) return
      setError(messageOf(failure))
      setOpening(false)
    }
  }

  return { isOpening, error, open, clearError: () => setError(undefined) }
}

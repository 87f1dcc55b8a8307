import { useEffect, useState } from 'react'
import type { InvitedCard } from '#shared/contract/answers.ts'
import { ApiError, call, NetworkError } from '../../lib/api-client.ts'
import { CUT_OFF_LINK } from '../card/components/missing-card.tsx'

/**
 * - `gone`: no card has this id
 * - `refused`: for good, with why
 * - `failed`: trying again may help
 */
export type InvitationState =
  | { status: 'loading' | 'accepting' }
  | { status: 'open' | 'accepted'; card: InvitedCard }
  | { status: 'refused'; message: string }
  | { status: 'gone' }
  | { status: 'failed' }

const CUT_OFF: InvitationState = { status: 'refused', message: CUT_OFF_LINK }

function stateAfter(error: unknown): InvitationState {
  if (error instanceof ApiError && error.status === 404) return { status: 'gone' }
  if (error instanceof ApiError && error.status < 500 && error.status !== 429)
    return { status: 'refused', message: error.message }
  if (error instanceof ApiError || error instanceof NetworkError) return { status: 'failed' }
  throw error
}

/** An invitation to co-host a card, and its outcome. @param token empty if the link came without it */
export function useInvitation(cardId: string, token: string) {
  const [state, setState] = useState<InvitationState>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (token === '') return
    const ended = new AbortController()
    call('openInvitation', { params: { cardId }, body: { token }, signal: ended.signal }).then(
      (card: InvitedCard) => setState({ status: card.canEdit ? 'accepted' : 'open', card }),
      (error: unknown) => {
        if (!ended.signal.aborted) setState(stateAfter(error))
      },
    )
    return () => ended.abort()
  }, [cardId, token, attempt])
  return {
    state: token === '' ? CUT_OFF : state,
    retry: () => {
      setState({ status: 'loading' })
      setAttempt(attempt + 1)
    },
    /** @returns whether the user may edit the card now */
    accept: async (): Promise<boolean> => {
      setState({ status: 'accepting' })
      try {
        await call('acceptInvitation', { params: { cardId }, body: { token } })
        return true
      } catch (error) {
        setState(stateAfter(error))
        return false
      }
    },
  }
}

import { useEffect, useState } from 'react'
import { invitation } from '#messages/invitation.ts'
import type { InvitedCard } from '#shared/contract/answers.ts'
import { ApiError, call, NetworkError } from '../../lib/api-client.ts'

/**
 * - `gone`: no card has this id
 * - `refused`: for good, with why
 * - `failed`: trying again may help
 */
type InvitationState =
  | { status: 'loading' | 'accepting' }
  | { status: 'open' | 'accepted'; card: InvitedCard }
  | { status: 'refused'; message: string }
  | { status: 'gone' }
  | { status: 'failed' }

/** Why the server refused, in words. */
function reasonOf({ code, message }: ApiError): string {
  if (code === 'expired-action-code') return invitation.ended
  return code === 'quota-exceeded' ? invitation.full : message
}

function stateAfter(error: unknown): InvitationState {
  if (error instanceof ApiError && error.status === 404) return { status: 'gone' }
  if (error instanceof ApiError && error.status < 500 && error.status !== 429)
    return { status: 'refused', message: reasonOf(error) }
  if (error instanceof ApiError || error instanceof NetworkError) return { status: 'failed' }
  throw error
}

/** An invitation to co-host a card, and its outcome. */
export function useInvitation(cardId: string, token: string) {
  const [state, setState] = useState<InvitationState>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
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
    state,
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

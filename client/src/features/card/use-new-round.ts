import { useRef, useState } from 'react'
import { basics } from '#messages/basics.ts'
import { cardDialogs } from '#messages/card-dialogs.ts'
import { isTemporaryId, newOpId } from '#shared/ids.ts'
import { ApiError, NetworkError } from '../../lib/api-client.ts'
import { showError, toast } from '../../lib/toast.ts'
import { startRound } from '../../sync/hear/card-requests.ts'
import { changeTemporary } from '../../sync/unsaved/change-temporary.ts'

/** Whether our server refused it. A proxy may answer 502 although the server has done it. */
const isRefused = ({ status, code }: ApiError): boolean => status < 500 && code !== undefined

/** Starts a new round of a card: all players with marks are asked whether to clear them. */
export function useNewRound(cardId: string) {
  const [pending, setPending] = useState(false)
  /** The `opId` of a request without an answer: its retry must not start a second round. */
  const unanswered = useRef<string>(undefined)

  /** @returns whether it succeeded */
  async function start(): Promise<boolean> {
    const { newRound } = cardDialogs
    const opId = (unanswered.current ??= newOpId())
    setPending(true)
    try {
      if (isTemporaryId(cardId)) changeTemporary(cardId, { newRound: true })
      else await startRound(cardId, opId)
      unanswered.current = undefined
      toast({ title: newRound.started, text: newRound.startedText })
      return true
    } catch (error) {
      if (!(error instanceof ApiError) && !(error instanceof NetworkError)) throw error
      if (error instanceof ApiError && isRefused(error)) unanswered.current = undefined
      const signedOut = error instanceof ApiError && error.status === 401
      showError(newRound.failed, signedOut ? newRound.logIn : basics.pleaseTryAgain)
      return false
    } finally {
      setPending(false)
    }
  }

  return { start, pending }
}

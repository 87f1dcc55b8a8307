import { useRef, useState } from 'react'
import { basics } from '#messages/basics.ts'
import { cardDialogs } from '#messages/card-dialogs.ts'
import { newOpId } from '#shared/ids.ts'
import { ApiError, NetworkError } from '../../lib/api-client.ts'
import { toast } from '../../lib/toast.ts'
import { startRound } from '../../sync/card-requests.ts'

function showFailure(error: ApiError | NetworkError): void {
  const { newRound } = cardDialogs
  const signedOut = error instanceof ApiError && error.status === 401
  toast({
    title: newRound.failed,
    text: signedOut ? newRound.logIn : basics.pleaseTryAgain,
    destructive: true,
  })
}

/** Whether our server refused it. A proxy may answer 502 although the server has done it. */
const isRefused = ({ status, code }: ApiError): boolean => status < 500 && code !== undefined

/** Starts a new round of a saved card: all players with marks are asked whether to clear them. */
export function useNewRound(cardId: string) {
  const [pending, setPending] = useState(false)
  /** The `opId` of a request without an answer: its retry must not start a second round. */
  const unanswered = useRef<string>(undefined)

  /** @returns whether it succeeded */
  async function start(): Promise<boolean> {
    const opId = (unanswered.current ??= newOpId())
    setPending(true)
    try {
      await startRound(cardId, opId)
      unanswered.current = undefined
      toast({ title: cardDialogs.newRound.started, text: cardDialogs.newRound.startedText })
      return true
    } catch (error) {
      if (!(error instanceof ApiError) && !(error instanceof NetworkError)) throw error
      if (error instanceof ApiError && isRefused(error)) unanswered.current = undefined
      showFailure(error)
      return false
    } finally {
      setPending(false)
    }
  }

  return { start, pending }
}

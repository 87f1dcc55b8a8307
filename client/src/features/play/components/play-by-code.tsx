import { useEffect, useState } from 'react'
import { playDialogs } from '#messages/play-dialogs.ts'
import { groupJoinDigits } from '#shared/rules/join-code.ts'
import { call } from '../../../lib/api-client.ts'

/** How often the code is fetched again: a host may request a new one in the middle of a stream. */
const ASK_AGAIN_MS = 60_000

export interface PlayByCodeProps {
  cardId: string
  host: string
  /** Shown while the card has no code. */
  children: string
}

/** "Play: bingo.example · 522 243", short enough to type from a video. */
export function PlayByCode({ cardId, host, children }: PlayByCodeProps) {
  const [code, setCode] = useState<string>()
  useEffect(() => {
    const ended = new AbortController()
    const requestCode = () =>
      call('readJoinCode', { params: { cardId }, signal: ended.signal }).then(
        ({ joinCode }) => setCode(joinCode?.code),
        // If the request fails, the last known code stays: a code works for a day.
        () => undefined,
      )
    void requestCode()
    const timer = setInterval(() => void requestCode(), ASK_AGAIN_MS)
    return () => {
      ended.abort()
      clearInterval(timer)
    }
  }, [cardId])
  return code === undefined ? children : playDialogs.frame.play(host, groupJoinDigits(code))
}

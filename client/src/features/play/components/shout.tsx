import * as Radix from '@radix-ui/react-dialog'
import { useEffect } from 'react'
import { basics } from '#messages/basics.ts'
import { playDialogs } from '#messages/play-dialogs.ts'
import { play } from '#messages/play.ts'
import { useWakeLock } from '../../../lib/page/use-wake-lock.ts'
import { DialogLayer } from '../../../ui/dialog-layer.tsx'
import { vibrate } from '../feedback.ts'
import { BingoLetters } from './bingo-letters.tsx'
import '../play-deferred.css'

/** Milliseconds of vibration and pause. */
const BUZZ = [200, 80, 200, 80, 600]

/** Takes the whole screen where the browser allows it, for as long as this is shown. */
function useFullScreenWhileShown(): void {
  useEffect(() => {
    const { documentElement } = document
    if (document.fullscreenElement !== null || !('requestFullscreen' in documentElement)) return
    const entered = documentElement.requestFullscreen().then(
      () => true,
      () => false,
    )
    return () => {
      void entered.then((isFull) => {
        if (isFull && document.fullscreenElement === documentElement)
          void document.exitFullscreen().catch(() => undefined)
      })
    }
  }, [])
}

function useLongBuzz(): void {
  useEffect(() => {
    vibrate(BUZZ)
    return () => vibrate([])
  }, [])
}

/** BINGO! over the whole screen, to show to a camera or to people across a room. A tap or any closing key closes it. */
export function Shout({ onClose }: { onClose: () => void }) {
  useWakeLock(true)
  useFullScreenWhileShown()
  useLongBuzz()
  return (
    <DialogLayer className="shout" aria-describedby={undefined} onClose={onClose}>
      <Radix.Title className="sr-only">{play.bingo}</Radix.Title>
      <Radix.Close className="grid size-full place-items-center" aria-label={basics.close}>
        <BingoLetters />
        <span
          className="absolute inset-x-0 bottom-[max(16px,env(safe-area-inset-bottom))] text-center font-semibold text-muted"
          aria-hidden="true"
        >
          {playDialogs.tapToClose}
        </span>
      </Radix.Close>
    </DialogLayer>
  )
}

import * as Radix from '@radix-ui/react-toast'
import { useAtomValue } from 'jotai'
import { CircleAlert, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { dismissToast, toastAtom } from '../lib/toast.ts'
import { leaveEscapeToDialog } from './escape-under-toast.ts'
import { boxOf, covered, freePlace, inView } from './toast-place.ts'
import '../styles/deferred.css'

const SHOWN_MS = 5000
const SWIPE_THRESHOLD_PX = 50
/** A pointer on a toast stops its time; one that rests there, as after a click below it, does so no longer than this. */
const RESTING_MS = 5000
/** A toast looks this often whether a scroll, a dialog or a change of the page has put a control under it. */
const LOOK_MS = 200
const EDGE_PX = 8

/**
 * One toast at a time: swiped away to the right, focused with F8, gone after 5 s unless it is being read. Its home is the top
 * of small screens and the bottom right of larger ones; it moves from there as far as a control is under it.
 */
export default function Toasts() {
  const shown = useAtomValue(toastAtom)
  const handlePointer = useRestingPointer(shown?.id)
  return (
    <Radix.Provider duration={SHOWN_MS} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PX}>
      {shown && (
        <Radix.Root
          key={shown.id}
          ref={keepFree}
          type={shown.destructive ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (!open) dismissToast(shown.id)
          }}
          onEscapeKeyDown={leaveEscapeToDialog}
          {...handlePointer}
          className={`toast pointer-events-auto flex items-center gap-3 rounded-toast py-2.5 ps-4 pe-1.5 ${shown.destructive ? 'bg-danger text-on-danger' : 'bg-ink text-page'}`}
        >
          {shown.destructive && <CircleAlert aria-hidden="true" />}
          <div className="min-w-0 flex-1 leading-tight">
            <Radix.Title className="font-semibold">{shown.title}</Radix.Title>
            {shown.text !== undefined && (
              <Radix.Description className="mt-0.5 break-words">{shown.text}</Radix.Description>
            )}
          </div>
          {shown.action && (
            <Radix.Action
              altText={shown.action.label}
              onClick={shown.action.run}
              className="button !bg-page !text-ink"
              data-size="small"
            >
              {shown.action.label}
            </Radix.Action>
          )}
          <Radix.Close
            aria-label="Dismiss"
            className="grid size-11 flex-none place-items-center rounded-full"
          >
            <X aria-hidden="true" />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport
        label="Notifications ({hotkey})"
        className="toasts pointer-events-none fixed z-[60] m-0 w-[min(calc(100vw-24px),372px)] list-none p-0 max-sm:inset-x-0 max-sm:top-[max(12px,env(safe-area-inset-top))] max-sm:mx-auto sm:end-6 sm:bottom-6"
      />
    </Radix.Provider>
  )
}

/** Moves the region of a toast to where no control is under it, and again as soon as one is. */
function keepFree(toast: HTMLElement | null) {
  const region = toast?.parentElement
  if (!region) return
  const shift = { left: 0, top: 0 }
  region.style.translate = ''
  let isPlaced = false
  function move(): void {
    const box = boxOf(region!)
    const { controls, texts } = inView()
    if (isPlaced && covered(box, controls) === 0) return
    isPlaced = true
    const home = { ...box, left: box.left - shift.left, top: box.top - shift.top }
    const place = freePlace(home, EDGE_PX, controls, texts)
    shift.left = place.left - home.left
    shift.top = place.top - home.top
    region!.style.translate = `${shift.left}px ${shift.top}px`
  }
  move()
  const timer = setInterval(move, LOOK_MS)
  return () => {
    clearInterval(timer)
    // Radix misses that the pointer leaves a toast that goes away under it, and would stop the time of the next one.
    region.closest('[role=region]')?.dispatchEvent(new PointerEvent('pointerleave'))
  }
}

/** Dismisses a toast on which the pointer has not moved for a while. */
function useRestingPointer(toastId: number | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => stop, [toastId])
  return {
    onPointerMove: () => {
      stop()
      timer.current = setTimeout(() => toastId !== undefined && dismissToast(toastId), RESTING_MS)
    },
    onPointerLeave: stop,
    onFocus: stop,
  }
}

import * as Radix from '@radix-ui/react-toast'
import { useAtomValue } from 'jotai'
import { CircleAlert, X } from 'lucide-react'
import { useEffect, useRef, type FocusEvent as ReactFocusEvent } from 'react'
import { appDialogs } from '#messages/app-dialogs.ts'
import { stopAfter } from '../lib/stop-after.ts'
import { dismissToast, toastAtom } from '../lib/toast.ts'
import { leaveEscapeToDialog } from './escape-under-toast.ts'

const SHOWN_MS = 5000
const SWIPE_THRESHOLD_PX = 50
/** The longest time that a resting pointer stops a toast's timer, for example after a click below the toast. */
const RESTING_MS = 5000
const LOOK_MS = 100

/** One toast at a time. It can be swiped to the right and focused with F8, and closes after 5 s unless being read. */
export default function Toasts() {
  const shown = useAtomValue(toastAtom)
  const handlePointer = useRestingPointer(shown?.id)
  const followFocus = useReturnedFocus()
  useEffect(reachFromDialogs, [])
  return (
    <Radix.Provider
      label={appDialogs.notification}
      duration={SHOWN_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      {shown && (
        <Radix.Root
          key={shown.id}
          ref={keepAboveBar}
          type={shown.destructive ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (!open) dismissToast(shown.id)
          }}
          onEscapeKeyDown={leaveEscapeToDialog}
          {...handlePointer}
          onFocus={(event) => {
            handlePointer.onFocus()
            followFocus(event)
          }}
          className={`toast pointer-events-auto flex flex-wrap items-center justify-end gap-3 rounded-toast py-2.5 ps-4 pe-1.5 ${shown.destructive ? 'bg-danger text-on-danger' : 'bg-ink text-page'}`}
        >
          {shown.destructive && <CircleAlert />}
          <div className="min-w-24 flex-1 wrap-anywhere leading-tight">
            <Radix.Title className="font-semibold">{shown.title}</Radix.Title>
            <span className="sr-only">{stopAfter(shown.title)}</span>
            {shown.text !== undefined && (
              <>
                <Radix.Description className="mt-0.5">{shown.text}</Radix.Description>
                <span className="sr-only">{stopAfter(shown.text)}</span>
              </>
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
            aria-label={appDialogs.dismiss}
            className="grid size-11 flex-none place-items-center rounded-full"
          >
            <X />
          </Radix.Close>
        </Radix.Root>
      )}
      {/* Radix hides the page below a dialog from screen readers, except elements with `aria-live`. */}
      <Radix.Viewport
        label={appDialogs.notifications}
        aria-live="off"
        className="toasts"
        onFocus={followFocus}
      />
    </Radix.Provider>
  )
}

/** Returns the focus to where it was. Radix moves it to the region, where it stops the timer of the next toast. */
function useReturnedFocus() {
  const before = useRef<EventTarget>(null)
  return ({ target, currentTarget, relatedTarget }: ReactFocusEvent) => {
    const region = currentTarget.closest<HTMLElement>('.toasts')!
    if (!region.contains(relatedTarget)) before.current = relatedTarget
    else if (target === region) {
      if (before.current instanceof HTMLElement && before.current.isConnected)
        before.current.focus({ preventScroll: true })
      else region.blur()
    }
  }
}

const isInToasts = (target: EventTarget | null) =>
  target instanceof Element && target.closest('.toasts') !== null

/** Lets toasts take the focus above an open dialog, which otherwise pulls it back with listeners on the document. */
function reachFromDialogs() {
  const end = new AbortController()
  const pass = (event: FocusEvent) => {
    const hasDialog = document.querySelector('[role=dialog], [role=alertdialog]') !== null
    if (hasDialog && [event.target, event.relatedTarget].some(isInToasts)) event.stopPropagation()
  }
  for (const type of ['focusin', 'focusout'] as const)
    document.documentElement.addEventListener(type, pass, { signal: end.signal })
  return () => end.abort()
}

/**
 * Keeps the region of a toast above the bar of main buttons, even if the page scrolls or another screen opens. It does
 * not move while a pointer is down, as a button that gets covered before the release would miss its click.
 */
function keepAboveBar(toast: HTMLElement | null) {
  const region = toast?.parentElement
  const end = new AbortController()
  let isPressed = false
  const listen = (type: string, isDown: boolean) =>
    addEventListener(type, () => (isPressed = isDown), { capture: true, signal: end.signal })
  listen('pointerdown', true)
  listen('pointerup', false)
  listen('pointercancel', false)
  const place = () => {
    if (isPressed) return
    const top = document.querySelector('[data-main-buttons]')?.getBoundingClientRect().top ?? 0
    const height = top > innerHeight / 2 ? Math.max(0, innerHeight - top) : 0
    region?.style.setProperty('--bar', `${height}px`)
  }
  place()
  const timer = setInterval(place, LOOK_MS)
  return () => {
    clearInterval(timer)
    end.abort()
    // If a toast disappears under the pointer, Radix gets no pointerleave and would stop the timer of the next toast.
    region?.closest('[role=region]')?.dispatchEvent(new PointerEvent('pointerleave'))
  }
}

/** Returns handlers that dismiss a toast on which the pointer has not moved for a while. */
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

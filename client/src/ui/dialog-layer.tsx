import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { useEffect, useRef, type ComponentProps } from 'react'
import { basics } from '#messages/basics.ts'
import { announce } from '../lib/announce.ts'
import { focusNear, placesOf, type Place } from '../lib/page/focus-near.ts'
import { closeAtLeftEscape, leaveEscapeToInputMethod } from './escape-under-toast.ts'
import { fitIntoSeen } from './fit-into-seen.ts'
import { IconButton } from './icon-button.tsx'
import { useCloseByBack } from './use-close-by-back.ts'

interface DialogLayerProps extends ComponentProps<typeof Radix.Content> {
  open?: boolean
  /** Called by Escape, a phone's Back, a `Radix.Close` and a press outside. */
  onClose: () => void
  /** A question that needs an answer: a press outside does not close it. */
  alert?: boolean
  /** Whether the page shows through a scrim. Otherwise the layer covers the screen. */
  scrim?: boolean
  /** Moves the focus elsewhere than to the first control on opening. */
  onOpenAutoFocus?: (event: Event) => void
  /** Moves the focus elsewhere than to where it was on closing. */
  onCloseAutoFocus?: (event: Event) => void
}

/** Where the focus was before a dialog that has just gone: another one that takes its place returns it there. */
let leftFrom: Element | null = null

const seenRef = (dialog: HTMLElement | null) => (dialog ? fitIntoSeen(dialog) : undefined)

/** What all dialogs have in common. Its children have the title. Escape closes it; the focus stays within and returns. */
export function DialogLayer({
  open = true,
  onClose,
  alert = false,
  scrim = false,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...content
}: DialogLayerProps) {
  const cameFrom = useRef<Element>(null)
  const places = useRef<Place[]>([])
  useCloseByBack(open, onClose)
  useEffect(
    () => () => {
      leftFrom = cameFrom.current
      setTimeout(() => (leftFrom = null))
    },
    [],
  )
  /** Radix returns the focus only to its own triggers, which no dialog here has. */
  const returnFocus = (event: Event) => {
    if (event.defaultPrevented) return
    event.preventDefault()
    const opener = cameFrom.current
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    // The answer took its row away. Something else may have the focus already, such as the next screen.
    else if (document.activeElement === document.body)
      focusNear(places.current.find(({ parent }) => parent.isConnected))
  }
  return (
    <Radix.Root open={open} onOpenChange={() => onClose()}>
      <Radix.Portal>
        {/* Stops the page below from scrolling, and so tells toasts of a dialog (styles/toast.css). */}
        <Radix.Overlay className={scrim ? 'dialog-scrim' : undefined} />
        <Radix.Content
          ref={seenRef}
          {...(alert && { role: 'alertdialog' })}
          {...content}
          onOpenAutoFocus={(event) => {
            cameFrom.current = leftFrom ?? document.activeElement
            places.current = placesOf(cameFrom.current)
            const byKey = document.activeElement?.matches(':focus-visible')
            onOpenAutoFocus?.(event)
            // After the effects, which move the focus if nothing here did.
            queueMicrotask(() => {
              sayToOrca(event.target as HTMLElement)
              if (byKey) showFocus()
            })
          }}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus?.(event)
            returnFocus(event)
          }}
          onEscapeKeyDown={leaveEscapeToInputMethod}
          onKeyDown={(event) => {
            closeAtLeftEscape(onClose)(event)
            if (event.key === 'Tab') queueMicrotask(showFocus)
          }}
          onPointerDownOutside={(event) => alert && event.preventDefault()}
        />
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Radix focuses the first and the last control without scrolling, which a low window may not show. */
const showFocus = () => document.activeElement?.scrollIntoView({ block: 'nearest' })

/** What Orca reads alone as a dialog opens: a tab always, and a field in Firefox, from where it hears of the text cursor there first. */
const READ_ALONE = 'textarea, input:not([type=radio], [type=checkbox]), [role=tab]'

/** Says what a dialog is that begins with one of these to Orca, which runs on Linux. */
function sayToOrca(dialog: HTMLElement): void {
  const first = document.activeElement
  if (!first?.matches(READ_ALONE)) return
  if (!('mozInnerScreenX' in window) || !navigator.userAgent.includes('X11')) return
  const title = document.getElementById(dialog.getAttribute('aria-labelledby')!)
  const { labels } = first as HTMLInputElement | HTMLButtonElement
  announce(basics.sentences([title, ...(labels ?? [])].map((part) => part?.textContent ?? '')))
}

/** Closes a layer, in its corner. */
export function CloseButton({ className = '' }) {
  return (
    <Radix.Close asChild>
      <IconButton label={basics.close} className={`absolute end-[8px] top-[8px] !size-[44px] ${className}`}>
        <X aria-hidden="true" />
      </IconButton>
    </Radix.Close>
  )
}

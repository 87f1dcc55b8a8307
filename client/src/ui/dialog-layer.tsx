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
  /** Called on Escape, a phone's Back, a `Radix.Close` and a click outside. */
  onClose: () => void
  /** Whether the dialog is a question that needs an answer: a click outside does not close it. */
  alert?: boolean
  /** Whether the page shows through a scrim; otherwise the layer covers the screen. */
  scrim?: boolean
  /** Moves the focus on opening, instead of to the first control. */
  onOpenAutoFocus?: (event: Event) => void
  /** Moves the focus on closing, instead of to where it was. */
  onCloseAutoFocus?: (event: Event) => void
}

/** The element that had the focus before a dialog just closed. A dialog that replaces it returns the focus there. */
let leftFrom: Element | null = null

const seenRef = (dialog: HTMLElement | null) => (dialog ? fitIntoSeen(dialog) : undefined)

/** The base of all dialogs; the title is in its children. Escape closes it. The focus stays inside, and returns. */
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
  const overlay = useRef<HTMLDivElement>(null)
  useCloseByBack(open, onClose)
  useEffect(
    () => () => {
      leftFrom = cameFrom.current
      setTimeout(() => (leftFrom = null))
    },
    [],
  )
  /** Returns the focus, which Radix does only to its own triggers; no dialog here has one. */
  const returnFocus = (event: Event) => {
    if (event.defaultPrevented) return
    event.preventDefault()
    const opener = cameFrom.current
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    // The answer removed the opener. Something else may have the focus already, such as the next screen.
    else if (document.activeElement === document.body)
      focusNear(places.current.find(({ parent }) => parent.isConnected))
  }
  return (
    <Radix.Root open={open} onOpenChange={() => onClose()}>
      <Radix.Portal>
        {/* Prevents the page below from scrolling, by which toasts detect a dialog (styles/toast.css). */}
        <Radix.Overlay ref={overlay} className={scrim ? 'dialog-scrim' : undefined} />
        <Radix.Content
          ref={seenRef}
          {...(alert && { role: 'alertdialog' })}
          {...content}
          onOpenAutoFocus={(event) => {
            cameFrom.current = leftFrom ?? document.activeElement
            places.current = placesOf(cameFrom.current)
            const byKey = document.activeElement?.matches(':focus-visible')
            onOpenAutoFocus?.(event)
            // After the effects, which move the focus if the handlers above did not.
            queueMicrotask(() => {
              announceToOrca(event.target as HTMLElement)
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
          // A press outside closes the dialog only on the scrim, not on an extension's element, such as a spelling suggestion.
          onPointerDownOutside={(event) => {
            if (alert || event.target !== overlay.current) event.preventDefault()
          }}
        />
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Scrolls to the focused control: Radix focuses the first or last one without scrolling, and it may be out of view. */
const showFocus = () => document.activeElement?.scrollIntoView({ block: 'nearest' })

/**
 * Elements that Orca reads instead of an opening dialog: tabs and, in Firefox, text fields, whose caret moves first.
 */
const READ_ALONE = 'textarea, input:not([type=radio], [type=checkbox]), [role=tab]'

/** Announces the title of a dialog that starts with such an element, for Orca, the screen reader on Linux. */
function announceToOrca(dialog: HTMLElement): void {
  const first = document.activeElement
  if (!first?.matches(READ_ALONE)) return
  if (!('mozInnerScreenX' in window) || !navigator.userAgent.includes('X11')) return
  const title = document.getElementById(dialog.getAttribute('aria-labelledby')!)
  const { labels } = first as HTMLInputElement | HTMLButtonElement
  announce(basics.sentences([title, ...(labels ?? [])].map((part) => part?.textContent ?? '')))
}

/** The close button in the corner of a layer. */
export function CloseButton({ className = '' }) {
  return (
    <Radix.Close asChild>
      <IconButton label={basics.close} className={`absolute end-[8px] top-[8px] !size-[44px] ${className}`}>
        <X />
      </IconButton>
    </Radix.Close>
  )
}

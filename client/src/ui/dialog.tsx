import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** One sentence under the title; read out with it. */
  description?: ReactNode
  size?: 'wide'
  /** Buttons at the foot, the main one last. */
  footer?: ReactNode
  /** Asks something that must be answered: no cross, and a press beside it does not close it. */
  alert?: boolean
  /** Stands above the title, from edge to edge. */
  head?: ReactNode
  /** Puts the focus elsewhere than on the first control when it opens. */
  onOpenAutoFocus?: (event: Event) => void
  /** Puts the focus elsewhere than where it was when it closes. */
  onCloseAutoFocus?: (event: Event) => void
  children?: ReactNode
}

/** A sheet of paper over the page. Escape closes it; the focus stays within and returns to where it was, or to the screen. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size,
  footer,
  alert = false,
  head,
  onOpenAutoFocus,
  onCloseAutoFocus,
  children,
}: DialogProps) {
  const cameFrom = useRef<Element>(null)
  const leaveFocus = (event: Event) => {
    cameFrom.current = document.activeElement
    onOpenAutoFocus?.(event)
  }
  // Radix only gives it back to a trigger of its own, which no dialog here has.
  const returnFocus = (event: Event) => {
    onCloseAutoFocus?.(event)
    if (event.defaultPrevented) return
    event.preventDefault()
    const isThere = cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected
    const target = isThere ? (cameFrom.current as HTMLElement) : document.getElementById('main')
    target?.focus({ preventScroll: true })
  }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="dialog-scrim" />
        <Radix.Content
          className="dialog"
          data-size={size}
          {...(alert && { role: 'alertdialog' })}
          {...(description === undefined && { 'aria-describedby': undefined })}
          onOpenAutoFocus={leaveFocus}
          onCloseAutoFocus={returnFocus}
          onPointerDownOutside={(event) => alert && event.preventDefault()}
        >
          {head}
          <div className="dialog-body">
            <Radix.Title className="text-poster-28">{title}</Radix.Title>
            {description !== undefined && (
              <Radix.Description className="mt-2 text-muted">{description}</Radix.Description>
            )}
            {children !== undefined && <div className="mt-4">{children}</div>}
          </div>
          {footer !== undefined && <div className="dialog-foot">{footer}</div>}
          {!alert && (
            <Radix.Close asChild>
              <IconButton label="Close" className="absolute end-2 top-2">
                <X aria-hidden="true" />
              </IconButton>
            </Radix.Close>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { basics } from '#messages/basics.ts'
import { Button } from './button.tsx'
import { closeAtLeftEscape } from './escape-under-toast.ts'
import { useFocusReturn } from './focus-return.ts'
import { IconButton } from './icon-button.tsx'
import '../styles/deferred.css'

interface DialogProps {
  open?: boolean
  /** Called by Escape, the close button and a press outside. */
  onClose: () => void
  title: string
  /** One sentence under the title, announced with it. */
  description?: ReactNode
  size?: 'wide'
  /** Label of a first button at the foot, which closes the dialog. */
  cancel?: string
  /** More buttons at the foot, the main one last. */
  footer?: ReactNode
  /** A question that needs an answer: no close button, and a press outside does not close it. */
  alert?: boolean
  /** Above the title, from edge to edge. */
  head?: ReactNode
  /** Moves the focus elsewhere than to the first control on opening. */
  onOpenAutoFocus?: (event: Event) => void
  /** Moves the focus elsewhere than to where it was on closing. */
  onCloseAutoFocus?: (event: Event) => void
  children?: ReactNode
}

/** A sheet of paper over the page. Escape closes it; the focus stays within and returns to where it was, or to the screen. */
export function Dialog({
  open = true,
  onClose,
  title,
  description,
  size,
  cancel,
  footer,
  alert = false,
  head,
  onOpenAutoFocus,
  onCloseAutoFocus,
  children,
}: DialogProps) {
  const focus = useFocusReturn()
  return (
    <Radix.Root open={open} onOpenChange={() => onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="dialog-scrim" />
        <Radix.Content
          className="dialog"
          data-size={size}
          {...(alert && { role: 'alertdialog' })}
          {...(description === undefined && { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            focus.leave()
            onOpenAutoFocus?.(event)
          }}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus?.(event)
            focus.comeBack(event)
          }}
          onKeyDown={closeAtLeftEscape(onClose)}
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
          {(cancel !== undefined || footer !== undefined) && (
            <div className="dialog-foot">
              {cancel !== undefined && (
                <Button variant="outlined" onClick={onClose}>
                  {cancel}
                </Button>
              )}
              {footer}
            </div>
          )}
          {!alert && (
            <Radix.Close asChild>
              <IconButton label={basics.close} className="absolute end-[8px] top-[8px] !size-[44px] bg-cell">
                <X aria-hidden="true" />
              </IconButton>
            </Radix.Close>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

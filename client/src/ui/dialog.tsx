import * as Radix from '@radix-ui/react-dialog'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from './button.tsx'
import { CloseButton, DialogLayer } from './dialog-layer.tsx'

interface DialogProps extends Pick<
  ComponentProps<typeof DialogLayer>,
  'open' | 'onClose' | 'onOpenAutoFocus' | 'onCloseAutoFocus' | 'children'
> {
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
}

/** A sheet of paper over the page. Escape closes it; the focus stays within and returns to where it was, or to the screen. */
export function Dialog({
  onClose,
  title,
  description,
  size,
  cancel,
  footer,
  alert = false,
  children,
  ...layer
}: DialogProps) {
  return (
    <DialogLayer
      scrim
      alert={alert}
      onClose={onClose}
      className="dialog"
      data-size={size}
      {...(description === undefined && { 'aria-describedby': undefined })}
      {...layer}
    >
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
      {!alert && <CloseButton className="bg-cell" />}
    </DialogLayer>
  )
}

import * as Radix from '@radix-ui/react-dialog'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from './button.tsx'
import { CloseButton, DialogLayer } from './dialog-layer.tsx'

interface DialogProps extends Pick<
  ComponentProps<typeof DialogLayer>,
  'open' | 'onClose' | 'onOpenAutoFocus' | 'onCloseAutoFocus' | 'children'
> {
  title: string
  /** A sentence below the title, announced with it. */
  description?: ReactNode
  size?: 'wide'
  /** The label of the first button at the foot, which closes the dialog. */
  cancel?: string
  /** More buttons at the foot, the main one last. */
  footer?: ReactNode
  /** Whether the dialog is a question that needs an answer: no close button, and a click outside does not close it. */
  alert?: boolean
}

/** A dialog over the page. Escape closes it. The focus stays inside, then returns to where it was or to the screen. */
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

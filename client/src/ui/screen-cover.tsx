import * as Radix from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { closeAtLeftEscape } from './escape-under-toast.ts'
import { useFocusReturn } from './focus-return.ts'

interface ScreenCoverProps {
  className: string
  onClose: () => void
  /** Has the dialog's title and its button to close. */
  children: ReactNode
}

/** A dialog over the whole screen. Escape closes it; the focus returns to where it was. */
export function ScreenCover({ className, onClose, children }: ScreenCoverProps) {
  const focus = useFocusReturn()
  return (
    <Radix.Root
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Radix.Portal>
        {/* Stops the page below from scrolling, and so tells toasts of a dialog (styles/toast.css). */}
        <Radix.Overlay />
        <Radix.Content
          className={className}
          aria-describedby={undefined}
          onOpenAutoFocus={focus.leave}
          onCloseAutoFocus={focus.comeBack}
          onKeyDown={closeAtLeftEscape(onClose)}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

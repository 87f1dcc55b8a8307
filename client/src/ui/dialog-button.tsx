import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useLazyDialog, type LazyDialogOptions } from '../lib/lazy/use-lazy-dialog.ts'
import { Button } from './button.tsx'

interface DialogButtonProps<Code>
  extends Omit<ComponentProps<typeof Button>, 'children' | 'onClick'>, LazyDialogOptions {
  icon: LucideIcon
  label: ReactNode
  /** A dynamic import. Must be the same function on every render. */
  load: () => Promise<Code>
  /** Called when the button is pressed. @returns whether to open the dialog */
  prepare?: () => boolean
  /** The dialog. */
  children: (code: Code, close: () => void) => ReactNode
}

/** A button that loads the code of a dialog and opens it. */
export function DialogButton<Code>({
  icon: Icon,
  label,
  load,
  preload = false,
  startsOpen,
  onMissing,
  prepare = () => true,
  children,
  ...button
}: DialogButtonProps<Code>) {
  const { code, isOpen, open, close } = useLazyDialog(load, { preload, startsOpen, onMissing })
  return (
    <>
      <Button variant="outlined" {...button} onClick={() => prepare() && open()}>
        <Icon />
        <span>{label}</span>
      </Button>
      {isOpen && code && children(code, close)}
    </>
  )
}

import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLazyDialog } from '../lib/use-lazy-dialog.ts'
import { Button } from './button.tsx'

interface DialogButtonProps<Code> {
  icon: LucideIcon
  label: string
  /** A dynamic import; the same function at every render. */
  load: () => Promise<Code>
  /** Called with a press. @returns whether the dialog opens */
  prepare?: () => boolean
  /** The dialog. */
  children: (code: Code, close: () => void) => ReactNode
}

/** Opens a dialog, which is loaded on click because most people never need it. */
export function DialogButton<Code>({
  icon: Icon,
  label,
  load,
  prepare = () => true,
  children,
}: DialogButtonProps<Code>) {
  const { code, isOpen, open, close } = useLazyDialog(load, { preload: false })
  return (
    <>
      <Button variant="outlined" onClick={() => prepare() && open()}>
        <Icon aria-hidden="true" />
        {label}
      </Button>
      {isOpen && code && children(code, close)}
    </>
  )
}

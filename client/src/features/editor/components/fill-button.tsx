import { atom, useAtom } from 'jotai'
import { Library } from 'lucide-react'
import { useEffect } from 'react'
import { editor } from '#messages/editor.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { useDialogCode } from '../../../lib/use-lazy-dialog.ts'
import { Button } from '../../../ui/button.tsx'
import type { QuickActions } from '../use-quick-actions.ts'

const loadFillDialog = () => import('./fill-dialog.tsx')

/** Whether the dialog is open. It opens from Quick Actions and from an empty card. */
export const fillDialogOpenAtom = atom(false)

/** Opens the dialog, which is loaded on click because most hosts never need it. */
export function FillButton({ card, actions }: { card: CardContent; actions: QuickActions }) {
  const [isOpen, setOpen] = useAtom(fillDialogOpenAtom)
  useEffect(() => () => setOpen(false), [setOpen])
  const close = () => setOpen(false)
  const dialog = useDialogCode(loadFillDialog, isOpen, close, 'later')
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        <Library aria-hidden="true" />
        <span>{editor.fillCategory}</span>
      </Button>
      {isOpen && dialog && (
        <dialog.FillDialog
          card={card}
          onClose={close}
          onFill={(items, mode) => actions.fillFrom(items, mode, close)}
        />
      )}
    </>
  )
}

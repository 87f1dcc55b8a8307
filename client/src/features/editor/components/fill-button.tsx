import { useAtom, useAtomValue } from 'jotai'
import { Library } from 'lucide-react'
import { useEffect } from 'react'
import type { CardContent } from '#shared/schemas/card.ts'
import { pendingChangeAtom } from '../confirm-change.ts'
import { fillDialogOpenAtom } from '../fill-dialog-atom.ts'
import { showNotLoaded } from '../../../lib/show-not-loaded.ts'
import { useLazy } from '../../../lib/use-lazy.ts'
import { Button } from '../../../ui/button.tsx'
import type { QuickActions } from '../use-quick-actions.ts'

const loadFillDialog = () => import('./fill-dialog.tsx')

/** Opens the dialog, which is loaded on click because most hosts never need it. */
export function FillButton({ card, actions }: { card: CardContent; actions: QuickActions }) {
  const [isOpen, setOpen] = useAtom(fillDialogOpenAtom)
  useEffect(() => () => setOpen(false), [setOpen])
  const close = () => setOpen(false)
  const isAsked = useAtomValue(pendingChangeAtom) !== undefined
  const dialog = useLazy(loadFillDialog, {
    when: isOpen ? 'now' : 'later',
    onMissing: () => {
      showNotLoaded('dialog')
      close()
    },
  })
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        <Library aria-hidden="true" />
        Fill from a Category
      </Button>
      {isOpen && dialog && (
        <dialog.FillDialog
          card={card}
          // Hidden during the confirmation of the change; shown again if that is cancelled.
          open={!isAsked}
          onClose={close}
          onFill={(items, mode) => actions.fillFrom(items, mode, close)}
        />
      )}
    </>
  )
}

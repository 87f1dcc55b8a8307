import { Library } from 'lucide-react'
import { useState } from 'react'
import type { CardContent } from '#shared/schemas/card.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import type { QuickActions } from '../use-quick-actions.ts'

const loadFillDialog = () => import('./fill-dialog.tsx')
type Shown = Awaited<ReturnType<typeof loadFillDialog>>

/** Opens the dialog, which asks the server for categories and is loaded only when it is asked for. */
export function FillButton({ card, actions }: { card: CardContent; actions: QuickActions }) {
  const [shown, setShown] = useState<Shown>()
  const close = () => setShown(undefined)
  return (
    <>
      <Button
        variant="outlined"
        onClick={() =>
          loadFillDialog().then(setShown, () =>
            toast({ title: 'Could not open the dialog', text: 'Please try again.', destructive: true }),
          )
        }
      >
        <Library aria-hidden="true" />
        Fill from a Category
      </Button>
      {shown && (
        <shown.FillDialog
          card={card}
          // It gives way to the question whether to change the grid, and comes back if that is answered with no.
          open={actions.question === undefined}
          onClose={close}
          onFill={(items, mode) => actions.fillFrom(items, mode, close)}
        />
      )}
    </>
  )
}

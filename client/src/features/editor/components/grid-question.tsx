import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { GridQuestion as Question } from '../use-quick-actions.ts'

/** Asks before the grid changes under the hands of people who are playing. */
export function GridQuestion({ question: { players, go, cancel } }: { question: Question }) {
  return (
    <Dialog
      alert
      open
      onOpenChange={(open) => {
        if (!open) cancel()
      }}
      title={`${players === 1 ? '1 person is' : `${players} people are`} playing. Change the grid?`}
      description="Their marks follow the words as far as these have a place in the new grid."
      footer={
        <>
          <Button variant="outlined" onClick={cancel}>
            Cancel
          </Button>
          <Button onClick={go}>Change</Button>
        </>
      }
    />
  )
}

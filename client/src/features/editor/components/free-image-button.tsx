import { Image } from 'lucide-react'
import { useState } from 'react'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import type { EditorDocument } from '../card-document.ts'

const loadFreeImageDialog = () => import('./free-image-dialog.tsx')
type Shown = Awaited<ReturnType<typeof loadFreeImageDialog>>

/** Opens the dialog, which knows how an address is checked and is loaded only when it is asked for. */
export function FreeImageButton({ document }: { document: EditorDocument }) {
  const [shown, setShown] = useState<Shown>()
  return (
    <>
      <Button
        variant="outlined"
        onClick={() =>
          loadFreeImageDialog().then(setShown, () =>
            toast({ title: 'Could not open the dialog', text: 'Please try again.', destructive: true }),
          )
        }
      >
        <Image aria-hidden="true" />
        Set Free Space Image
      </Button>
      {shown && <shown.FreeImageDialog document={document} onClose={() => setShown(undefined)} />}
    </>
  )
}

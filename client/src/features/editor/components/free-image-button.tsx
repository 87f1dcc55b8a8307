import { Image } from 'lucide-react'
import { useState } from 'react'
import { showNotLoaded } from '../../../lib/show-not-loaded.ts'
import { useLazy } from '../../../lib/use-lazy.ts'
import { Button } from '../../../ui/button.tsx'
import type { EditorDocument } from '../../../sync/editor-document.ts'

const loadFreeImageDialog = () => import('./free-image-dialog.tsx')

/** Opens the dialog, which is loaded on click because it contains the URL schema. */
export function FreeImageButton({ document }: { document: EditorDocument }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const dialog = useLazy(loadFreeImageDialog, {
    when: isOpen ? 'now' : 'later',
    onMissing: () => {
      showNotLoaded('dialog')
      close()
    },
  })
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        <Image aria-hidden="true" />
        Set Free Space Image
      </Button>
      {isOpen && dialog && <dialog.FreeImageDialog document={document} onClose={close} />}
    </>
  )
}

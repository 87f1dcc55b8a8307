import { Image } from 'lucide-react'
import { useLazyDialog } from '../../../lib/use-lazy-dialog.ts'
import { Button } from '../../../ui/button.tsx'
import type { EditorDocument } from '../../../sync/editor-document.ts'

const loadFreeImageDialog = () => import('./free-image-dialog.tsx')

/** Opens the dialog, which is loaded on click because it contains the URL schema. */
export function FreeImageButton({ document }: { document: EditorDocument }) {
  const { code, isOpen, open, close } = useLazyDialog(loadFreeImageDialog, { preload: false })
  return (
    <>
      <Button variant="outlined" onClick={open}>
        <Image aria-hidden="true" />
        Set Free Space Image
      </Button>
      {isOpen && code && <code.FreeImageDialog document={document} onClose={close} />}
    </>
  )
}

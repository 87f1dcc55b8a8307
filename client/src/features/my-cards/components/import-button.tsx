import { useState } from 'react'
import { myCards } from '#messages/my-cards.ts'
import { useDialogCode } from '../../../lib/lazy/use-lazy-dialog.ts'
import { useWindowEvent } from '../../../lib/page/use-window-event.ts'
import { FileButton } from '../../../ui/file-button.tsx'

const loadDialog = () => import('./import-dialog.tsx')

/** A button to choose a file with cards. A dialog then lists the file's content. */
export function ImportButton({ userId }: { userId: string }) {
  const [file, setFile] = useState<File>()
  const close = () => setFile(undefined)
  const dialog = useDialogCode(loadDialog, file !== undefined, close)
  useWindowEvent('drop', ({ dataTransfer }) => setFile((open) => open ?? dataTransfer?.files[0]))
  return (
    <>
      <FileButton variant="quiet" label={myCards.importFile} onFile={setFile}>
        {myCards.import}
      </FileButton>
      {file && dialog && (
        <dialog.ImportDialog file={file} userId={userId} onChoose={setFile} onClose={close} />
      )}
    </>
  )
}

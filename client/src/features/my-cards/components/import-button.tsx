import { useRef, useState } from 'react'
import { myCards } from '#messages/my-cards.ts'
import { useDialogCode } from '../../../lib/use-lazy-dialog.ts'
import { useWindowEvent } from '../../../lib/use-window-event.ts'
import { Button } from '../../../ui/button.tsx'
import { FileInput } from '../../../ui/file-input.tsx'
import { LIST_FORMS } from '../../../ui/list-file-button.tsx'

const loadDialog = () => import('./import-dialog.tsx')

/** Chooses a file with cards; a dialog then lists its content. */
export function ImportButton({ userId }: { userId: string }) {
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const close = () => setFile(undefined)
  const dialog = useDialogCode(loadDialog, file !== undefined, close)
  const choose = () => input.current?.click()
  useWindowEvent('drop', ({ dataTransfer }) => setFile((open) => open ?? dataTransfer?.files[0]))
  return (
    <>
      <Button variant="outlined" onClick={choose}>
        {myCards.import}
      </Button>
      <FileInput
        ref={input}
        accept={`.json,application/json,${LIST_FORMS}`}
        label={myCards.importFile}
        onFile={setFile}
      />
      {file && dialog && (
        <dialog.ImportDialog file={file} userId={userId} onChooseOther={choose} onClose={close} />
      )}
    </>
  )
}

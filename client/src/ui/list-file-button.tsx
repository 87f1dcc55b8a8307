import { FileUp } from 'lucide-react'
import { lists } from '#messages/lists.ts'
import type { ListText } from '#shared/rules/lists/reading.ts'
import { openListFile } from '../lib/lists/open-list-file.ts'
import { FileButton } from './file-button.tsx'

/** A button to open a file with a list. */
export function ListFileButton({ onList }: { onList: (list: ListText) => unknown }) {
  return (
    <FileButton
      variant="quiet"
      size="small"
      className="-ms-[14px] justify-self-start"
      label={lists.file}
      onFile={(file) => void openListFile(file, onList)}
    >
      <FileUp />
      <span>{lists.openFile}</span>
    </FileButton>
  )
}

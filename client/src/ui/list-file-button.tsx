import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { lists } from '#messages/lists.ts'
import type { ListText } from '../lib/lists/list-text.ts'
import { openListFile } from '../lib/lists/open-list-file.ts'
import { Button } from './button.tsx'
import { FileInput } from './file-input.tsx'

/** The files that a list can be read from. */
export const LIST_FORMS = '.txt,.csv,.tsv,.json,.yaml,.yml,.md,.xlsx,.docx,.ods,.odt,text/*'

/** Opens a file with a list. */
export function ListFileButton({ onList }: { onList: (list: ListText) => unknown }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="justify-self-start"
        onClick={() => input.current?.click()}
      >
        <FileUp aria-hidden="true" />
        <span>{lists.openFile}</span>
      </Button>
      <FileInput
        ref={input}
        accept={LIST_FORMS}
        label={lists.file}
        onFile={(file) => void openListFile(file, onList)}
      />
    </>
  )
}

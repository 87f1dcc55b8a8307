import { useRef, type ComponentProps } from 'react'
import { Button } from './button.tsx'

/** The types of files from which a list can be read. */
const LIST_FORMS = '.txt,.csv,.tsv,.json,.yaml,.yml,.md,.xlsx,.docx,.ods,.odt,text/*,application/json'

interface FileButtonProps extends ComponentProps<typeof Button> {
  /** The accessible name of the file input. */
  label: string
  onFile: (file: File) => void
}

/** A button to choose a file. */
export function FileButton({ label, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={LIST_FORMS}
        aria-label={label}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          // Cleared, so that choosing the same file again, for example once it is corrected, is a change.
          target.value = ''
        }}
      />
    </>
  )
}

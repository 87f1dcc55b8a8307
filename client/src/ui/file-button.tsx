import { useRef, type ComponentProps } from 'react'
import { Button } from './button.tsx'

/** The files that a list can be read from. */
const LIST_FORMS = '.txt,.csv,.tsv,.json,.yaml,.yml,.md,.xlsx,.docx,.ods,.odt,text/*,application/json'

interface FileButtonProps extends ComponentProps<typeof Button> {
  /** What the file is. */
  label: string
  onFile: (file: File) => void
}

/** Chooses a file with a list. */
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
          // The same file, corrected, is a change again.
          target.value = ''
        }}
      />
    </>
  )
}

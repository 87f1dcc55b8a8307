import type { Ref } from 'react'

interface FileInputProps {
  ref: Ref<HTMLInputElement>
  label: string
  /** Endings and media types, as of the attribute. */
  accept: string
  onFile: (file: File) => void
}

/** Chooses a file, once something presses it: it doesn't show. */
export function FileInput({ ref, label, accept, onFile }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept={accept}
      aria-label={label}
      hidden
      onChange={({ target }) => {
        const [file] = target.files ?? []
        if (file) onFile(file)
        // The same file, corrected, is a change again.
        target.value = ''
      }}
    />
  )
}

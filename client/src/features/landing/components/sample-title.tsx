import { Pencil } from 'lucide-react'
import { TITLE_MAX_LENGTH } from '#shared/product.ts'

interface SampleTitleProps {
  /** The title of the demo card. */
  sample: string
  /** The visitor's own title, which their new card gets. */
  title: string
  onChange: (title: string) => void
}

/** The demo card's title as a field, in the size and place of a title. */
export function SampleTitle({ sample, title, onChange }: SampleTitleProps) {
  return (
    <>
      <h2 className="visually-hidden">{`Try it: ${title || sample}`}</h2>
      <label className="stub-title sample-title">
        <span aria-hidden="true">Try it:</span>
        <input
          aria-label="Name your card"
          dir="auto"
          placeholder={sample}
          value={title}
          maxLength={TITLE_MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="done"
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur()
          }}
        />
        <Pencil aria-hidden="true" />
      </label>
    </>
  )
}

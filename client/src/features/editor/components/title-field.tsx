import { useState, type Ref } from 'react'
import { editor } from '#messages/editor.ts'
import { TITLE_MAX_LENGTH } from '#shared/product.ts'
import { isComposing } from '../../../lib/is-composing.ts'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { cutOnInput, useTyping } from '../use-typing.ts'

interface TitleFieldProps {
  label: string
  title: string
  /** Commits a new title; `was` is the one that it replaces. */
  onTitle: (title: string, was: string) => void
  ref?: Ref<HTMLInputElement>
}

/** Asks for the title in a dialog. The question of an untitled card stays while it is answered. */
export function TitleQuestion({ title, onTitle }: Pick<TitleFieldProps, 'title' | 'onTitle'>) {
  const [isUntitled] = useState(title === '')
  return (
    <TitleField label={isUntitled ? editor.titleQuestion : editor.title} title={title} onTitle={onTitle} />
  )
}

/** The field of a card's title, which commits in pauses of typing and on Enter. */
export function TitleField({ label, title, onTitle, ref }: TitleFieldProps) {
  const { text, type, finish } = useTyping(title, TITLE_MAX_LENGTH, onTitle)
  return (
    <Field label={label}>
      {(control) => (
        <TextInput
          {...control}
          ref={ref}
          dir="auto"
          autoComplete="off"
          enterKeyHint="done"
          placeholder={editor.titleExample}
          value={text}
          {...cutOnInput(TITLE_MAX_LENGTH, type)}
          onBlur={finish}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !isComposing(event)) event.currentTarget.blur()
          }}
        />
      )}
    </Field>
  )
}

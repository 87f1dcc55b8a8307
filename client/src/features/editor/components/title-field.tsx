import { useState, type KeyboardEvent, type Ref } from 'react'
import { editor } from '#messages/editor.ts'
import { TITLE_MAX_LENGTH } from '#shared/product.ts'
import { isComposing } from '../../../lib/forms/is-composing.ts'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { cutOnInput, useTyping } from '../use-typing.ts'

export interface TitleInput {
  title: string
  /** Commits a new title; `was` is the one that it replaces. */
  onTitle: (title: string, was: string) => void
}

interface TitleFieldProps extends TitleInput {
  label: string
  ref?: Ref<HTMLInputElement>
}

/** Asks for the title in a dialog. The question of an untitled card stays while it is answered. */
export function TitleQuestion({ title, onTitle }: TitleInput) {
  const [isUntitled] = useState(title === '')
  return (
    <TitleField label={isUntitled ? editor.titleQuestion : editor.title} title={title} onTitle={onTitle} />
  )
}

/** The properties of a field for a card's title, which commits in pauses of typing and on Enter. */
export function useTitleInput({ title, onTitle }: TitleInput) {
  const { text, type, finish } = useTyping(title, TITLE_MAX_LENGTH, onTitle)
  return {
    dir: 'auto',
    autoComplete: 'off',
    enterKeyHint: 'done' as const,
    value: text,
    ...cutOnInput(TITLE_MAX_LENGTH, type),
    onBlur: finish,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Enter' && !isComposing(event)) event.currentTarget.blur()
    },
  }
}

/** The labelled field of a card's title. */
export function TitleField({ label, ref, ...props }: TitleFieldProps) {
  const input = useTitleInput(props)
  return (
    <Field label={label}>
      {(control) => <TextInput {...control} {...input} ref={ref} placeholder={editor.titleExample} />}
    </Field>
  )
}

import { useAtomValue } from 'jotai'
import { useState, type KeyboardEvent, type Ref } from 'react'
import { editor } from '#messages/editor.ts'
import { TITLE_MAX_LENGTH } from '#shared/product.ts'
import { isComposing } from '../../../lib/forms/is-composing.ts'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { EditorDocument } from '../../../sync/editor-document.ts'
import { fieldStep } from '../../../sync/change/steps.ts'
import { cutOnInput, useTyping } from '../use-typing.ts'

interface TitleFieldProps {
  document: EditorDocument
  label: string
  ref?: Ref<HTMLInputElement>
}

/** Asks for the title in a dialog. The question of an untitled card stays while it is answered. */
export function TitleQuestion({ document }: { document: EditorDocument }) {
  const { title } = useAtomValue(document.shownAtom)
  const [isUntitled] = useState(title === '')
  return <TitleField document={document} label={isUntitled ? editor.titleQuestion : editor.title} />
}

/** The properties of a field for a card's title, which commits in pauses of typing and on Enter. */
export function useTitleInput(document: EditorDocument) {
  const { title } = useAtomValue(document.shownAtom)
  const { text, type, finish } = useTyping(title, TITLE_MAX_LENGTH, (now, was) =>
    document.apply(fieldStep('title', now, was)),
  )
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
export function TitleField({ document, label, ref }: TitleFieldProps) {
  const input = useTitleInput(document)
  return (
    <Field label={label}>
      {(control) => <TextInput {...control} {...input} ref={ref} placeholder={editor.titleExample} />}
    </Field>
  )
}

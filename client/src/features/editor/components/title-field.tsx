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

/** The title field in a dialog. For an untitled card its label is a question, which stays while the author types. */
export function TitleQuestion({ document }: { document: EditorDocument }) {
  const { title } = useAtomValue(document.shownAtom)
  const [isUntitled] = useState(title === '')
  return <TitleField document={document} label={isUntitled ? editor.titleQuestion : editor.title} />
}

/** Returns the props of a field for a card's title, which commits in pauses of typing, on blur and on Enter. */
function useTitleInput(document: EditorDocument) {
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

/** The title on the card's stub, as a text field with the size and position of a title. */
export function StubTitle({ document }: { document: EditorDocument }) {
  const { title } = useAtomValue(document.shownAtom)
  const input = useTitleInput(document)
  return (
    <>
      <h1 className="sr-only">{title || editor.unnamed}</h1>
      {/* The text area lies over a copy of its text, which sets its height. */}
      <label
        className="stub-title relative -mb-2 grid cursor-text pb-2 focus-within:[&>span]:invisible"
        data-long={input.value.length > 36 || undefined}
        data-blank={!input.value || undefined}
      >
        <span
          aria-hidden="true"
          dir="auto"
          className={`whitespace-pre-wrap ${input.value ? '' : 'opacity-72'}`}
        >
          {input.value || editor.unnamed}
        </span>
        <textarea
          {...input}
          aria-label={editor.unnamed}
          placeholder={editor.unnamed}
          className="absolute inset-0 size-full resize-none overflow-hidden [text-align:inherit] opacity-0 [text-wrap:wrap] wrap-anywhere placeholder:text-current placeholder:opacity-72 focus:opacity-100 focus-visible:[box-shadow:none] focus-visible:[outline:2px_solid_currentColor] focus-visible:outline-offset-0"
        />
      </label>
    </>
  )
}

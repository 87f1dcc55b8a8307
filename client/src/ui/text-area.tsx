import type { ComponentProps, KeyboardEvent } from 'react'
import { isComposing } from '../lib/forms/is-composing.ts'
import { FIELD_CLASS } from './text-input.tsx'

/** Submits the form on Enter, for a text area that holds one line of text and is higher only to show long text. */
export function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || isComposing(event)) return
  if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

export function TextArea({ className = '', ...rest }: ComponentProps<'textarea'>) {
  return <textarea dir="auto" rows={3} {...rest} className={`${FIELD_CLASS} resize-none ${className}`} />
}

import type { ComponentProps } from 'react'
import { FIELD_CLASS } from './text-input.tsx'

export function TextArea({ className = '', ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={`${FIELD_CLASS} resize-none ${className}`} />
}

import type { ComponentProps } from 'react'

/** The classes of text fields. */
export const FIELD_CLASS =
  'min-h-12 w-full min-w-0 rounded-field border-2 border-edge bg-cell px-3.5 py-2 text-text aria-invalid:border-danger'

export function TextInput({ className = '', ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...rest} className={`${FIELD_CLASS} ${className}`} />
}

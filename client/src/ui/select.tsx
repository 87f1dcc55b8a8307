import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { FIELD_CLASS } from './text-input.tsx'

/** A native select. */
export function Select({ className = '', ...rest }: ComponentProps<'select'>) {
  return (
    <span className={`relative block ${className}`}>
      <select {...rest} className={`${FIELD_CLASS} cursor-pointer appearance-none pe-10`} />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2"
      />
    </span>
  )
}

import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { FIELD_CLASS } from './text-input.tsx'

interface SelectProps extends ComponentProps<'select'> {
  /** The values and their labels, unless the options are passed as children. */
  options?: readonly (readonly [value: string, label: string])[]
}

/** A native select. */
export function Select({ className = '', options = [], children, ...rest }: SelectProps) {
  return (
    <span className={`relative block ${className}`}>
      <select {...rest} className={`${FIELD_CLASS} cursor-pointer appearance-none pe-10`}>
        {children ??
          options.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
      </select>
      <ChevronDown className="pointer-events-none absolute end-3 top-1/2 [translate:0_-50%]" />
    </span>
  )
}

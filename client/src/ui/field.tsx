import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'

/** The attributes that connect a control with its label, hint and error. */
export interface FieldControl {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface FieldProps {
  label: ReactNode
  /** The error message for the value. */
  error?: string | undefined
  hint?: ReactNode
  /** Shown at the end of the label's line: a link or a counter. */
  action?: ReactNode
  children: (control: FieldControl) => ReactNode
}

/** A control with its label above, and its hint and error below. */
export function Field({ label, error, hint, action, children }: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [hint !== undefined && hintId, error !== undefined && errorId].filter(Boolean).join(' ')
  return (
    <div className="min-w-0">
      <div className="mb-1.5 flex flex-wrap items-end justify-between gap-x-3 font-semibold">
        <label htmlFor={id}>{label}</label>
        {action}
      </div>
      {children({
        id,
        'aria-invalid': error !== undefined ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint !== undefined && (
        <p id={hintId} className="mt-1.5 text-chip text-muted">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={errorId} className="mt-1.5 flex items-center gap-1.5 text-small font-semibold text-danger">
          <CircleAlert className="!size-4.5" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}

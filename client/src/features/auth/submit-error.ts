import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { ApiError } from '../../lib/api-client.ts'
import { toast } from '../../lib/toast.ts'

/**
 * Says why a form was refused: the server's message as a toast, and at the fields it names. What was typed stays.
 * @param title of the toast: 'Login failed'
 */
export function sayRefused<V extends FieldValues>(
  error: unknown,
  title: string,
  fields: readonly Path<V>[],
  setError: UseFormSetError<V>,
): void {
  const named = error instanceof ApiError ? error.fields : {}
  for (const field of fields) {
    const message = named[field]
    if (message !== undefined) setError(field, { message }, { shouldFocus: true })
  }
  const text = error instanceof Error && error.message !== '' ? error.message : title
  setError('root', { message: text })
  toast({ title, text, destructive: true })
}

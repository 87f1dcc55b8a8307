import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { ApiError } from './api-client.ts'
import { toast } from './toast.ts'

/**
 * Shows why the server refused a form: as a toast, and at the fields that the server names or else as the form's `root`
 * error. The first of the fields gets the focus.
 * @param title of the toast, and the root error if there is no reason: 'Login failed'
 * @param fields in the order in which the form shows them
 * @param unexplained the reason if the error has none
 */
export function showRefusal<V extends FieldValues>(
  error: unknown,
  title: string,
  fields: readonly Path<V>[],
  setError: UseFormSetError<V>,
  unexplained = '',
): void {
  const named = error instanceof ApiError ? error.fields : {}
  const wrong = fields.filter((field) => named[field] !== undefined)
  for (const field of wrong) setError(field, { message: named[field]! }, { shouldFocus: field === wrong[0] })
  const reason = (error instanceof Error && error.message) || unexplained
  // A message at a field is not repeated below the form.
  if (wrong.length === 0) setError('root', { message: reason || title })
  toast({ title, ...(reason && { text: reason }), destructive: true })
}

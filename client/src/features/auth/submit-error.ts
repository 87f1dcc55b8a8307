import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { ApiError } from '../../lib/api-client.ts'
import { toast } from '../../lib/toast.ts'

/**
 * Says why a form was refused: the server's message as a toast, and at the fields it names, the first of which gets the
 * focus, or else in the form. What was typed stays.
 * @param title of the toast, and what is said where the server gives no reason: 'Login failed'
 * @param fields in the order in which the form shows them
 * @param unexplained what else is said where the server gives no reason
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
  // Said once: a field that has the words needs no echo below the form.
  if (wrong.length === 0) setError('root', { message: reason || title })
  toast({ title, ...(reason && { text: reason }), destructive: true })
}

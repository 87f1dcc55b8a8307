import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { basics } from '#messages/basics.ts'
import { ApiError, NetworkError } from './api-client.ts'
import { showError } from './toast.ts'

/**
 * Why something failed, in the page's language: what browsers say of code that did not load is in theirs. A refusal that carries
 * no words, such as a proxy's page, has the message `''`.
 */
export function reasonOf(error: unknown, unexplained = basics.unknownError): string {
  const isOfCall = error instanceof ApiError || error instanceof NetworkError
  return (isOfCall && error.message) || unexplained
}

/** Shows a toast with the failure and its reason. */
export function showFailure(title: string, error: unknown, unexplained?: string): void {
  showError(title, reasonOf(error, unexplained))
}

/** The server's message if a retry cannot help. */
export function refusalOf(error: Error): string | undefined {
  return error instanceof ApiError && error.code === 'quota-exceeded' ? error.message : undefined
}

/**
 * Shows why the server refused a form: as a toast, and at the fields that the server names or else as the
 * form's `root` error. The first of the fields gets the focus.
 * @param title of the toast: 'Login failed'
 * @param fields in the order in which the form shows them
 * @param unexplained the reason if the error has none
 */
export function showRefusal<V extends FieldValues>(
  error: unknown,
  title: string,
  fields: readonly Path<V>[],
  setError: UseFormSetError<V>,
  unexplained?: string,
): void {
  const named = error instanceof ApiError ? error.fields : {}
  const wrong = fields.filter((field) => named[field] !== undefined)
  for (const field of wrong) setError(field, { message: named[field]! }, { shouldFocus: field === wrong[0] })
  // A message at a field is not repeated below the form.
  if (wrong.length === 0) setError('root', { message: reasonOf(error, unexplained) })
  showFailure(title, error, unexplained)
}

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

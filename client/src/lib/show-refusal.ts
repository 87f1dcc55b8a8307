import { basics } from '#messages/basics.ts'
import { ApiError, NetworkError } from './api-client.ts'
import { showError } from './toast.ts'

/**
 * Returns why something failed, in the page's language. Browsers' own messages about code that failed to load are in the browser's
 * language, and are not used. A refusal without a text, such as a proxy's page, has the message `''`.
 */
export function reasonOf(error: unknown, unexplained = basics.unknownError): string {
  const isOfCall = error instanceof ApiError || error instanceof NetworkError
  return (isOfCall && error.message) || unexplained
}

/** Shows a toast with the failure and its reason. */
export function showFailure(title: string, error: unknown, unexplained?: string): void {
  showError(title, reasonOf(error, unexplained))
}

/** Returns the server's message if a retry cannot help. */
export function refusalOf(error: Error): string | undefined {
  return error instanceof ApiError && error.code === 'quota-exceeded' ? error.message : undefined
}

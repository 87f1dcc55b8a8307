import { EXAMPLE_ORIGIN, referenceOf, type ApiReference } from '#shared/api-reference.ts'
import type { openApiDocument } from './openapi/document.ts'

/** What search engines and tabs show of `/developers`. */
export const DEVELOPERS_PAGE = {
  title: 'Developers',
  description: 'Change cards from a script, and follow them live: the API with examples that work.',
}

let document: ReturnType<typeof openApiDocument> | undefined

/** What `/developers` shows. The description of the API is made when the first one asks: no start waits for it. */
export async function apiReference(origin = EXAMPLE_ORIGIN): Promise<ApiReference> {
  document ??= (await import('./openapi/document.ts')).openApiDocument()
  return referenceOf(document, origin)
}

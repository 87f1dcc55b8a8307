import type { ApiReference } from '#shared/api-reference.ts'
import { PAGE_REFERENCE_ELEMENT_ID } from '#shared/page.ts'

let ofServer: ApiReference | undefined

/** Sets the reference for rendering on the server. */
export function setPageReference(reference: ApiReference): void {
  ofServer = reference
}

/** The reference that the server wrote into this page; undefined if it wrote none. */
export function pageReference(): ApiReference | undefined {
  if (ofServer !== undefined) return ofServer
  const json = document.getElementById(PAGE_REFERENCE_ELEMENT_ID)?.textContent
  return json ? (JSON.parse(json) as ApiReference) : undefined
}

import { PAGE_JOIN_ELEMENT_ID, type JoinRefusal } from '#shared/page.ts'

let ofServer: JoinRefusal | null | undefined

/** Sets why a code was refused, for rendering on the server; null if none was given. */
export function setPageRefusal(refusal: JoinRefusal | null): void {
  ofServer = refusal
}

const elementOfPage = () => document.getElementById(PAGE_JOIN_ELEMENT_ID)

/** Why the server refused the code of this page; undefined if it did not try one. */
export function pageRefusal(): JoinRefusal | null | undefined {
  if (ofServer !== undefined) return ofServer
  const json = elementOfPage()?.textContent
  return json ? (JSON.parse(json) as JoinRefusal | null) : undefined
}

/** The next time that this screen is shown, the server has not tried its code. */
export function forgetPageRefusal(): void {
  elementOfPage()?.remove()
}

import type { Operator } from '#shared/contract/server.ts'
import { PAGE_OPERATOR_ELEMENT_ID } from '#shared/page.ts'

let ofServer: Operator | null | undefined

/** Sets the operator for rendering on the server; null on a private installation. */
export function setPageOperator(operator: Operator | null): void {
  ofServer = operator
}

/** The operator that the server wrote into this page; undefined if it wrote none. */
export function pageOperator(): Operator | null | undefined {
  if (ofServer !== undefined) return ofServer
  const json = document.getElementById(PAGE_OPERATOR_ELEMENT_ID)?.textContent
  return json ? (JSON.parse(json) as Operator | null) : undefined
}

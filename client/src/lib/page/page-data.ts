import { atom } from 'jotai'
import { PAGE_DATA_ELEMENT_ID, type PageData } from '#shared/page.ts'

/** The state with which the server rendered this page; empty on a page that the browser renders. */
export const pageDataAtom = atom<PageData>({})

/** Reads the data in this page's HTML. */
export function readPageData(): PageData {
  const json = document.getElementById(PAGE_DATA_ELEMENT_ID)?.textContent
  return json ? (JSON.parse(json) as PageData) : {}
}

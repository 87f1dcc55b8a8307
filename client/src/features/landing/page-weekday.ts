import { PAGE_WEEKDAY_ELEMENT_ID } from '#shared/page-weekday.ts'

let ofPage: number | undefined

/** Sets the weekday for rendering on the server. */
export function setPageWeekday(weekday: number): void {
  ofPage = weekday
}

/** The weekday that the server rendered this page for; undefined if the browser renders it. */
function weekdayOfMarkup(): number | undefined {
  const json = document.getElementById(PAGE_WEEKDAY_ELEMENT_ID)?.textContent
  return json ? (JSON.parse(json) as number) : undefined
}

/**
 * The weekday of this page, Sunday is 0. It stays the same as long as the page is open, and in a server-rendered page it is the
 * server's: there may be another day there than here.
 */
export function pageWeekday(): number {
  return (ofPage ??= weekdayOfMarkup() ?? new Date().getDay())
}

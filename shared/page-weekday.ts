/** The element with the weekday that a server-rendered landing page is for, as JSON; Sunday is 0. */
export const PAGE_WEEKDAY_ELEMENT_ID = 'page-weekday'

/** What screen readers were told last, politely; undefined on a page that has announced nothing. */
export const announced = () => document.querySelector('[data-announcements][aria-live=polite]')?.textContent

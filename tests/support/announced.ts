/** Returns the last polite announcement to screen readers; undefined on a page that has announced nothing. */
export const announced = () => document.querySelector('[data-announcements][aria-live=polite]')?.textContent

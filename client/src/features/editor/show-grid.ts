/** Below this width the editor has one column, and the settings are below the ticket. */
const ONE_COLUMN_MEDIA = '(width < 900px)'
/** The height of the bar with Save, which covers the foot of the window. */
const BAR_PX = 68

/** Scrolls to the ticket after an action that changed its words out of sight: without it only a toast would show. */
export function showGrid(): void {
  if (!matchMedia(ONE_COLUMN_MEDIA).matches) return
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
  // The ticket's height changes with the words.
  requestAnimationFrame(() => {
    const ticket = document.querySelector('.editor-ticket')
    if (!ticket) return
    const { top, bottom } = ticket.getBoundingClientRect()
    if (top < 0 || bottom > innerHeight - BAR_PX) ticket.scrollIntoView({ behavior, block: 'start' })
  })
}

/** Time for screen readers to notice the region before its words change, and between two lines. */
const SETTLE_MS = 150

let region: HTMLElement | undefined

/** Adds the page's one polite live region: screen readers announce only changes of an existing region. */
export function prepareAnnouncements(): void {
  if (region?.isConnected) return
  region = document.createElement('div')
  region.setAttribute('role', 'status')
  region.setAttribute('aria-live', 'polite')
  region.dataset.announcements = ''
  region.style.cssText =
    'position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap'
  document.body.append(region)
}

/** Announces one line to screen readers, after their current speech. */
export function announce(text: string): void {
  prepareAnnouncements()
  if (!region) return
  // Repeated words don't change the region, so it is emptied first.
  region.textContent = ''
  const target = region
  setTimeout(() => (target.textContent = text), SETTLE_MS)
}

import { stopAfter } from './stop-after.ts'

/** Gives screen readers time to notice the region before its text changes. */
const SETTLE_MS = 150
/** A text stays this long, because some screen readers read only the newest one. */
const PAUSE_MS = 1000

let region: HTMLElement | undefined
/** Lines that are not in the region yet. */
let queued: string[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** Adds the page's only polite live region: screen readers announce changes only if the region already exists. */
export function prepareAnnouncements(): void {
  if (region?.isConnected) return
  region = document.createElement('div')
  // No role: screen readers would read it out at the end of the page.
  region.setAttribute('aria-live', 'polite')
  region.setAttribute('aria-atomic', 'true')
  region.dataset.announcements = ''
  region.className = 'sr-only'
  document.body.append(region)
  // Lines that waited for a removed region are dropped.
  clearTimeout(timer)
  timer = undefined
  queued = []
}

/** Announces a line to screen readers, after their current speech and all earlier lines. Waiting lines are joined into one text. */
export function announce(line: string): void {
  prepareAnnouncements()
  queued.push(line)
  timer ??= begin()
}

function begin() {
  // Setting the same text again would not count as a change, so the region is emptied first.
  region!.textContent = ''
  return setTimeout(speak, SETTLE_MS)
}

function speak(): void {
  region!.textContent = queued.reduce((before, line) => before + stopAfter(before) + line)
  queued = []
  timer = setTimeout(() => (timer = queued.length > 0 ? begin() : undefined), PAUSE_MS)
}

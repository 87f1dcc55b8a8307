import { stopAfter } from './stop-after.ts'

/** Time for screen readers to notice the region before its words change. */
const SETTLE_MS = 150
/** Words stay this long: some screen readers read only the newest. */
const PAUSE_MS = 1000

let region: HTMLElement | undefined
/** Lines that aren't in the region yet. */
let waiting: string[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** Adds the page's one polite live region: screen readers announce only changes of an existing region. */
export function prepareAnnouncements(): void {
  if (region?.isConnected) return
  region = document.createElement('div')
  // Without a role, which would be read at the end of the page.
  region.setAttribute('aria-live', 'polite')
  region.setAttribute('aria-atomic', 'true')
  region.dataset.announcements = ''
  region.className = 'sr-only'
  document.body.append(region)
  // Nothing waits for a region that is gone.
  clearTimeout(timer)
  timer = undefined
  waiting = []
}

/** Announces one line to screen readers, after their current speech and all lines before it. Lines that wait become one text. */
export function announce(line: string): void {
  prepareAnnouncements()
  waiting.push(line)
  timer ??= begin()
}

function begin() {
  // Repeated words don't change the region, so it is emptied first.
  region!.textContent = ''
  return setTimeout(say, SETTLE_MS)
}

function say(): void {
  region!.textContent = waiting.reduce((before, line) => before + stopAfter(before) + line)
  waiting = []
  timer = setTimeout(() => (timer = waiting.length > 0 ? begin() : undefined), PAUSE_MS)
}

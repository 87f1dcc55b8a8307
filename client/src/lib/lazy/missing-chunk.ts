import { readTab, writeTab } from '../storage/tab-storage.ts'
import { holdsTypedText } from '../page/typed-text.ts'

/** The build for which this tab was last reloaded, and when, in milliseconds since the epoch. */
const KEY = 'reloaded-for'
/** While servers of two builds respond in turn, every page may miss files of its own build. */
const BETWEEN_MS = 60_000
/** Safari and Firefox abort loads as soon as a visitor leaves the page, and a reload at that moment would keep the visitor from leaving. */
const LEAVING_MS = 5000

/** Returns the status of the page's own entry script, which a server of another build does not have; 0 if no server responds. */
async function statusOf(build: string): Promise<number> {
  if (!navigator.onLine) return 0
  try {
    // The service worker ignores HEAD requests, and no cache in between has a URL with the current time.
    const address = `${build.split('?', 1)[0]}?${Date.now()}`
    return (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status
  } catch {
    return 0
  }
}

/** Whether this tab may be reloaded for a build. */
function mayReload(build: string): boolean {
  const [before, at] = readTab(KEY)?.split(' ') ?? []
  return before !== build && Math.abs(Date.now() - Number(at ?? 0)) > BETWEEN_MS
}

/** Records the reload in this tab. @returns false if that failed */
function noteReload(build: string): boolean {
  const noted = `${build} ${Date.now()}`
  writeTab(KEY, noted)
  return readTab(KEY) === noted
}

/**
 * Handles an old page whose chunks the new server lacks: reloads once to get the server's build. If the build is the
 * same afterwards, or alternates, further reloads would loop.
 * @param build the build of this page
 * @param offerReload asks before a reload that would lose typed text, or when no server responds
 * @param isReplaced whether this browser has another build, for example because another tab has updated it: the missing code will
 *   never load then
 * @returns a function that stops
 */
export function followMissingChunks(
  build: string,
  offerReload: (reload: () => void) => void,
  isReplaced: () => Promise<boolean>,
): () => void {
  let recovering = false
  const offer = () => offerReload(() => location.reload())
  async function recover(): Promise<void> {
    if (recovering) return
    recovering = true
    const status = mayReload(build) ? await statusOf(build) : 0
    if (status > 0 && status < 400) await new Promise((resolve) => setTimeout(resolve, LEAVING_MS))
    if (status > 0 && status < 500) {
      if (holdsTypedText()) offer()
      else if (noteReload(build)) location.reload()
    } else void isReplaced().then((isGone) => isGone && offer())
    recovering = false
  }
  const handleError = () => void recover()
  window.addEventListener('vite:preloadError', handleError)
  return () => window.removeEventListener('vite:preloadError', handleError)
}

import { readTab, writeTab } from '../storage/tab-storage.ts'
import { holdsTypedText } from '../page/typed-text.ts'

/** The build this tab was reloaded for last, and when, in milliseconds since the epoch. */
const KEY = 'reloaded-for'
/** While servers of two builds answer in turn, each page may miss the files of its own. */
const BETWEEN_MS = 60_000
/** Safari and Firefox end what is loading as soon as a visitor leaves, and a reload before they are gone would hold them back. */
const LEAVING_MS = 5000

/** The status of the page's own entry script, which a server of another build does not have; 0 if none answers. */
async function statusOf(build: string): Promise<number> {
  if (!navigator.onLine) return 0
  try {
    // The service worker does not answer HEAD, and no cache in between knows an address with the time.
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

/** Notes the reload in this tab. @returns false if it cannot be noted */
function note(build: string): boolean {
  const noted = `${build} ${Date.now()}`
  writeTab(KEY, noted)
  return readTab(KEY) === noted
}

/**
 * Handles an old page with chunks that the new server lacks: reloads once to get the server's build. If the
 * build is the same afterwards, or changes to and fro, further reloads would loop.
 * @param build of this page
 * @param offerReload asks first if a reload would lose typed text, or no server answers
 * @param isReplaced whether this browser has another build, as when another tab has taken it: the code is gone for good then
 * @returns stops
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
      else if (note(build)) location.reload()
    } else void isReplaced().then((isGone) => isGone && offer())
    recovering = false
  }
  const handleError = () => void recover()
  window.addEventListener('vite:preloadError', handleError)
  return () => window.removeEventListener('vite:preloadError', handleError)
}

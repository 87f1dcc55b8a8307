import { readTab, writeTab } from '../storage/tab-storage.ts'
import { holdsTypedText } from '../page/typed-text.ts'

/** The build this tab was reloaded for last, and when, in milliseconds since the epoch. */
const KEY = 'reloaded-for'
/** While servers of two builds answer in turn, each page may miss the files of its own. */
const BETWEEN_MS = 60_000

/** Whether the server answers. Otherwise a reload would not help. */
async function isServerThere(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    // The service worker does not answer HEAD.
    const { status } = await fetch('/', { method: 'HEAD', cache: 'no-store' })
    return status < 500
  } catch {
    return false
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
 * @param offerReload asks first if a reload would lose typed text
 * @returns stops
 */
export function followMissingChunks(build: string, offerReload: (reload: () => void) => void): () => void {
  let recovering = false
  async function recover(): Promise<void> {
    if (recovering) return
    recovering = true
    if (mayReload(build) && (await isServerThere())) {
      if (holdsTypedText()) offerReload(() => location.reload())
      else if (note(build)) location.reload()
    }
    recovering = false
  }
  const handleError = () => void recover()
  window.addEventListener('vite:preloadError', handleError)
  return () => window.removeEventListener('vite:preloadError', handleError)
}

import { readTab, writeTab } from '../storage/tab-storage.ts'
import { holdsTypedText } from '../page/typed-text.ts'

/** The build this tab was reloaded for. */
const KEY = 'reloaded-for'

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

/** Notes the reload in this tab. @returns false after an earlier reload, or if it cannot be noted */
function isFirst(build: string): boolean {
  if (readTab(KEY) === build) return false
  writeTab(KEY, build)
  return readTab(KEY) === build
}

/**
 * Handles an old page with chunks that the new server lacks: reloads once to get the server's build. If the
 * build is the same afterwards, the chunk is missing for another reason, and further reloads would loop.
 * @param build of this page
 * @param offerReload asks first if a reload would lose typed text
 * @returns stops
 */
export function followMissingChunks(build: string, offerReload: (reload: () => void) => void): () => void {
  let recovering = false
  async function recover(): Promise<void> {
    if (recovering) return
    recovering = true
    if (readTab(KEY) !== build && (await isServerThere())) {
      if (holdsTypedText()) offerReload(() => location.reload())
      else if (isFirst(build)) location.reload()
    }
    recovering = false
  }
  const handleError = () => void recover()
  window.addEventListener('vite:preloadError', handleError)
  return () => window.removeEventListener('vite:preloadError', handleError)
}

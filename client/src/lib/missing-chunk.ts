import { readTab, writeTab } from './tab-storage.ts'
import { holdsTypedText } from './typed-text.ts'

/** The build that this tab has been reloaded for. */
const KEY = 'reloaded-for'

/** Whether the server answers: without it a reload would bring nothing. */
async function isServerThere(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    // The worker answers no HEAD.
    const { status } = await fetch('/', { method: 'HEAD', cache: 'no-store' })
    return status < 500
  } catch {
    return false
  }
}

/** Notes the reload in this tab. @returns false where there has been one already, or where it could not be noted */
function isFirst(build: string): boolean {
  if (readTab(KEY) === build) return false
  writeTab(KEY, build)
  return readTab(KEY) === build
}

/**
 * An old page against a new server: the code of a screen or dialog that it asks for is gone. One reload brings the page of
 * the server's build; if that is still the same one, code is missing for another reason, and reloading would go on for ever.
 * @param build of this page
 * @param offerReload asks instead, where words would be lost by it
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
  const hear = () => void recover()
  window.addEventListener('vite:preloadError', hear)
  return () => window.removeEventListener('vite:preloadError', hear)
}

import { vi } from 'vitest'

/** Replaces the browser's image loading until the test ends. All URLs fail except those in `there`. */
export function fakeImages() {
  const asked: { url: string; referrerPolicy: string }[] = []
  const there = new Set<string>()
  vi.stubGlobal(
    'Image',
    class {
      onload: (() => void) | null = null
      onerror: (() => void) | null = null
      referrerPolicy = ''
      naturalWidth = 0
      set src(url: string) {
        asked.push({ url, referrerPolicy: this.referrerPolicy })
        this.naturalWidth = there.has(url) ? 64 : 0
        queueMicrotask(() => (there.has(url) ? this.onload : this.onerror)?.())
      }
    },
  )
  return { asked, there }
}

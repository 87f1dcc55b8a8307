import { beforeEach, vi } from 'vitest'

/** Records the files, with their names, that each test of a file or a group saves by a download link. */
export function useDownloads(): { name: string; file: Blob }[] {
  const saved: { name: string; file: Blob }[] = []
  beforeEach(() => {
    saved.length = 0
    const files = new Map<string, Blob>()
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      const url = `blob:${files.size}`
      files.set(url, file as Blob)
      return url
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const file = files.get(this.href)
      if (file) saved.push({ name: this.download, file })
    })
  })
  return saved
}

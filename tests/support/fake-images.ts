/**
 * A fake of the browser's loading of pictures: `vi.stubGlobal('Image', images.Image)`. Every address fails but those
 * that it is given.
 */
export class FakeImages {
  asked: { url: string; referrerPolicy: string }[] = []
  #there = new Set<string>()

  have(...urls: string[]): void {
    for (const url of urls) this.#there.add(url)
  }

  readonly Image = imageOf(this)

  load(url: string, referrerPolicy: string): Promise<boolean> {
    this.asked.push({ url, referrerPolicy })
    return Promise.resolve(this.#there.has(url))
  }
}

function imageOf(images: FakeImages) {
  return class {
    onload: (() => void) | null = null
    onerror: (() => void) | null = null
    referrerPolicy = ''
    naturalWidth = 0
    set src(url: string) {
      void images.load(url, this.referrerPolicy).then((isThere) => {
        if (!isThere) return this.onerror?.()
        this.naturalWidth = 64
        this.onload?.()
      })
    }
  }
}

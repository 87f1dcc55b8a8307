/**
 * A fake of the browser's loading of pictures: `vi.stubGlobal('Image', images.Image)`. Every address fails but those
 * that it is given.
 */
export class FakeImages {
  asked: { url: string; referrerPolicy: string }[] = []
  #arrivals = new Map<string, Promise<void>>()

  have(...urls: string[]): void {
    for (const url of urls) this.#arrivals.set(url, Promise.resolve())
  }
  /** An image that has loaded when the returned function is called. */
  haveLater(url: string): () => void {
    let arrive = () => {}
    this.#arrivals.set(url, new Promise((resolve) => (arrive = resolve)))
    return () => arrive()
  }

  readonly Image = imageOf(this)

  load(url: string, referrerPolicy: string): Promise<void> {
    this.asked.push({ url, referrerPolicy })
    return this.#arrivals.get(url) ?? Promise.reject(new Error('404'))
  }
}

function imageOf(images: FakeImages) {
  return class {
    onload: (() => void) | null = null
    onerror: (() => void) | null = null
    referrerPolicy = ''
    naturalWidth = 0
    set src(url: string) {
      images.load(url, this.referrerPolicy).then(
        () => {
          this.naturalWidth = 64
          this.onload?.()
        },
        () => this.onerror?.(),
      )
    }
  }
}

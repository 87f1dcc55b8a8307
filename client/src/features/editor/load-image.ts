/** A host that says nothing for so long has no picture for the players either. */
const PATIENCE_MS = 15_000

/**
 * Loads a picture as a player's browser will, without telling its host which page it is for.
 * @returns whether there is one
 */
export function loadImage(url: string): Promise<boolean> {
  const image = new Image()
  image.referrerPolicy = 'no-referrer'
  return new Promise((resolve) => {
    const settle = (loaded: boolean) => {
      clearTimeout(timer)
      resolve(loaded)
    }
    const timer = setTimeout(() => settle(false), PATIENCE_MS)
    image.onload = () => settle(image.naturalWidth > 0)
    image.onerror = () => settle(false)
    image.src = url
  })
}

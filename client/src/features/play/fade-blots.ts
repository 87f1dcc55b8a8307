/** All blots are gone after this time. */
const ALL_GONE_MS = 400
/** One blot fades for so long. */
const FADE_MS = 90

/**
 * Fades the blots on the screen one after the other, in the order of the squares. To be called just before the marks are
 * cleared, which happens immediately: only the ink lags behind.
 */
export function fadeBlots(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const blots = [...document.querySelectorAll<HTMLElement>('.play .cell[aria-pressed="true"]')]
  const step = Math.min(40, (ALL_GONE_MS - FADE_MS) / Math.max(1, blots.length - 1))
  blots.forEach((blot, place) => {
    blot.style.setProperty('--fade-delay', `${place * step}ms`)
    blot.dataset.fading = ''
  })
  setTimeout(() => {
    for (const blot of blots) {
      blot.style.removeProperty('--fade-delay')
      delete blot.dataset.fading
    }
  }, ALL_GONE_MS)
}

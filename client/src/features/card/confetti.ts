import confetti from 'canvas-confetti'

/** The mark colors of the six themes. */
const INKS = ['#ff9d42', '#ffcb1f', '#ff8ab2', '#bfdc3a', '#6fb7ff', '#57d2c9']
const PIECES = 70
/** The dialog opens 500 ms after the winning tap; all confetti is gone 2 s after that tap. */
const DURATION_MS = 1500

/** The default origin, as fractions of the page's width and height. */
const PAGE_CENTER = { x: 0.5, y: 0.4 }

function centerOf(element: Element): typeof PAGE_CENTER {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: (left + width / 2) / innerWidth, y: (top + height / 2) / innerHeight }
}

/**
 * Throws one burst of round and square pieces; none with `prefers-reduced-motion`.
 * @param from the element where it starts; the middle of the page by default
 */
export function throwConfetti(from?: Element | null): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const canvas = document.createElement('canvas')
  canvas.className = 'confetti'
  canvas.setAttribute('aria-hidden', 'true')
  document.body.append(canvas)
  // Without a worker, which needs a blob: URL that the content security policy blocks.
  const fire = confetti.create(canvas, { resize: true, useWorker: false })
  void fire({
    particleCount: PIECES,
    colors: INKS,
    shapes: ['circle', 'square'],
    spread: 110,
    startVelocity: 42,
    gravity: 1.3,
    scalar: 1.3,
    ticks: 80,
    origin: from ? centerOf(from) : PAGE_CENTER,
  })
  setTimeout(() => {
    fire.reset()
    canvas.remove()
  }, DURATION_MS)
}

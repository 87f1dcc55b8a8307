import confetti from 'canvas-confetti'

/** The blots' inks of the six themes. */
const INKS = ['#ff9d42', '#ffcb1f', '#ff8ab2', '#bfdc3a', '#6fb7ff', '#57d2c9']
const PIECES = 70
/** The dialog comes 500 ms after the winning tap; 2 s after it all paper is gone. */
const GONE_AFTER_MS = 1500

/** From where it flies when nothing is named: over the middle of the page, in shares of its width and height. */
const FROM_THE_MIDDLE = { x: 0.5, y: 0.4 }

function middleOf(element: Element): typeof FROM_THE_MIDDLE {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: (left + width / 2) / innerWidth, y: (top + height / 2) / innerHeight }
}

/**
 * One burst of round and ticket-shaped pieces; none for people who want less motion.
 * @param from where it flies from; without it, the middle of the page
 */
export function throwConfetti(from?: Element | null): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const canvas = document.createElement('canvas')
  canvas.className = 'confetti'
  canvas.setAttribute('aria-hidden', 'true')
  document.body.append(canvas)
  // No worker: it would need a blob address, which the content security policy refuses.
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
    origin: from ? middleOf(from) : FROM_THE_MIDDLE,
  })
  setTimeout(() => {
    fire.reset()
    canvas.remove()
  }, GONE_AFTER_MS)
}

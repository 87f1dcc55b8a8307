export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Space between a toast and a control, px: enough for the press areas that reach 6 px beyond a small button. */
const GAP_PX = 8
/** Between two places that are tried, px. */
const STEP_PX = 8

/** What is pressed, and the QR code of a link, which a phone scans. */
const CONTROLS =
  'a[href], button, input, select, textarea, label, summary, [role="button"], [tabindex="0"], iframe, svg[role="img"]'
const TEXTS = 'h1, h2, h3, p, li, dt, dd, legend, figcaption, img, canvas, .ticket'
const LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"]'

function overlap(a: Box, b: Box, gap: number): number {
  const width = Math.min(a.left + a.width, b.left + b.width + gap) - Math.max(a.left, b.left - gap)
  const height = Math.min(a.top + a.height, b.top + b.height + gap) - Math.max(a.top, b.top - gap)
  return width > 0 && height > 0 ? width * height : 0
}

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height }
}

/** How much of a set of boxes a box covers, in px². */
export function covered(box: Box, boxes: readonly Box[], gap = 0): number {
  return boxes.reduce((sum, other) => sum + overlap(box, other, gap), 0)
}

function* places(home: Box, edge: number): Generator<Box> {
  yield home
  for (let top = edge; top + home.height <= innerHeight - edge; top += STEP_PX)
    for (let left = edge; left + home.width <= innerWidth - edge; left += STEP_PX)
      yield { ...home, left, top }
}

/**
 * The place of a toast: over no control if there is one, then over as little text as possible, then the nearest to its home.
 * @param home where it is if nothing is in the way
 * @param edge its least distance from the edges of the window, px
 */
export function freePlace(home: Box, edge: number, controls: readonly Box[], texts: readonly Box[]): Box {
  let best = home
  let lowest = [Infinity, Infinity, Infinity]
  for (const place of places(home, edge)) {
    const score = [covered(place, controls, GAP_PX)]
    if (score[0]! > lowest[0]!) continue
    score.push(covered(place, texts), Math.hypot(place.left - home.left, place.top - home.top))
    const first = score.findIndex((value, index) => value !== lowest[index])
    if (first < 0 || score[first]! > lowest[first]!) continue
    best = place
    lowest = score
    if (lowest.every((value) => value === 0)) break
  }
  return best
}

/** The controls and the texts in view: those of the open dialog or menu if there is one, which alone can be pressed. */
export function inView(): { controls: Box[]; texts: Box[] } {
  const layer = [...document.querySelectorAll(LAYERS)].at(-1)
  const root = layer ?? document.body
  const frame = layer?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight)
  const boxes = (selector: string) =>
    [...root.querySelectorAll(selector)].flatMap((element): Box[] => {
      if (element.closest('.toasts')) return []
      const rect = element.getBoundingClientRect()
      const left = Math.max(rect.left, frame.left, 0)
      const top = Math.max(rect.top, frame.top, 0)
      const width = Math.min(rect.right, frame.right, innerWidth) - left
      const height = Math.min(rect.bottom, frame.bottom, innerHeight) - top
      return width > 1 && height > 1 ? [{ left, top, width, height }] : []
    })
  const texts = boxes(TEXTS)
  return { controls: boxes(CONTROLS), texts: layer ? [...texts, frame] : texts }
}

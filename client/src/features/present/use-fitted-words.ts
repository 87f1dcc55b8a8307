import { useLayoutEffect, type RefObject } from 'react'

/** The smallest font size: smaller text is unreadable from a distance. Words that are still too long break anywhere. */
const SMALLEST_PX = 9
/** The usable fraction of a box's height: glyphs extend slightly beyond their lines. */
const USABLE_HEIGHT = 0.94
/** The tolerance for widths, which browsers add up in different ways. */
const ROUNDING_PX = 0.1
/** The largest font size of emoji alone, as a fraction of the box's height. It may exceed that of nearby words. */
const EMOJI_HEIGHT_RATIO = 0.68
/** The precision of the bisection that finds a size. */
const EXACT_PX = 0.25
/** On a narrow screen, 15 px text next to 24 px looks restless. A projector shows short words large. */
const NARROW_MEDIA = '(width < 600px)'
const NARROW_SPREAD = 1.25

interface FitOptions {
  /** Selector of the boxes; each has one `.words` child. */
  boxes: string
  /** The largest font size, as a fraction of the box's height. */
  heightRatio: number
  /** The largest allowed ratio between two font sizes in the element; on screens below 600 px at most 1.25. */
  spread: number
}

const setSize = ({ box }: { box: HTMLElement }, px: number) => box.style.setProperty('--fit', `${px}px`)

/** Measures the space in a box. `low` is the largest size known to fit, `high` the smallest not known to fit. */
function measure(box: HTMLElement, heightRatio: number) {
  const words = box.querySelector<HTMLElement>(':scope > .words')
  if (!words) return []
  const style = getComputedStyle(box)
  const lengthOf = (property: string) => Number.parseFloat(style.getPropertyValue(property)) || 0
  const insideOf = (size: number, ...sides: string[]) =>
    sides.reduce((rest, side) => rest - lengthOf(`padding-${side}`) - lengthOf(`border-${side}-width`), size)
  const outer = box.getBoundingClientRect()
  const width = insideOf(outer.width, 'left', 'right')
  const height = insideOf(outer.height, 'top', 'bottom')
  const isEmoji = Number(box.dataset.step ?? 1) < 1
  const high = Math.max(SMALLEST_PX, height * (isEmoji ? EMOJI_HEIGHT_RATIO : heightRatio))
  return [{ box, words, width, height, low: SMALLEST_PX, high, isEmoji }]
}

/**
 * Sets the words of each box in the largest size that fits without breaking inside a syllable. The font steps of other
 * screens do not work here: they assume upright squares, whereas a projector's squares can have any shape. All boxes
 * are measured together, which takes 7 to 9 layouts instead of hundreds.
 */
function fitWords(element: HTMLElement, { boxes, heightRatio, spread }: FitOptions): void {
  const measured = [...element.querySelectorAll<HTMLElement>(boxes)].flatMap((box) =>
    measure(box, heightRatio),
  )
  element.dataset.fitting = ''
  while (measured.some(({ low, high }) => high - low > EXACT_PX)) {
    for (const one of measured) setSize(one, (one.low + one.high) / 2)
    const fits = measured.map(({ words, width, height }) => {
      const size = words.getBoundingClientRect()
      return size.width <= width + ROUNDING_PX && size.height <= height * USABLE_HEIGHT
    })
    measured.forEach((one, index) => {
      one[fits[index] ? 'low' : 'high'] = (one.low + one.high) / 2
    })
  }
  delete element.dataset.fitting
  const allowed = matchMedia(NARROW_MEDIA).matches ? Math.min(spread, NARROW_SPREAD) : spread
  const largest = allowed * Math.floor(Math.min(...measured.map(({ low }) => low)))
  for (const one of measured) setSize(one, Math.floor(one.isEmoji ? one.low : Math.min(one.low, largest)))
}

/**
 * Keeps the words in an element fitted when the text, the element's size or the loaded fonts change.
 * @param text the words; a different text triggers a new fit
 */
export function useFittedWords(ref: RefObject<HTMLElement | null>, text: string, options: FitOptions): void {
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const fit = () => fitWords(element, options)
    // The observer calls `fit` for the first time before the next paint.
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    document.fonts?.addEventListener('loadingdone', fit)
    return () => {
      observer.disconnect()
      document.fonts?.removeEventListener('loadingdone', fit)
    }
  }, [ref, text, options])
}

import { useLayoutEffect, type RefObject } from 'react'

/** Below this no size helps from afar; words that need it break anywhere. */
const SMALLEST_PX = 9
/** Of a box's height: letters reach a little beyond their lines. */
const ROOM = 0.94
/** What a browser may be off by where the same width comes from two sums. */
const ROUNDING_PX = 0.1
/** Halvings of the range of sizes: to within a pixel or two. */
const ROUNDS = 9

interface FitOptions {
  /** Of what is in the element: the boxes, each with one child that has its words. */
  boxes: string
  /** The largest size for a box, as a part of its height. */
  ofHeight: number
  /** No words of one element are larger than this many times its smallest ones: a sheet is not a ransom note. */
  spread: number
}

interface Box {
  box: HTMLElement
  words: HTMLElement
  width: number
  height: number
  /** The largest size that is known to fit, and the smallest that is not. */
  low: number
  high: number
}

const setSize = ({ box }: Box, px: number) => box.style.setProperty('--fit', `${px}px`)

function measure(box: HTMLElement, ofHeight: number): Box[] {
  const words = box.querySelector<HTMLElement>(':scope > .words')
  if (!words) return []
  const style = getComputedStyle(box)
  const inner = (size: number, ...sides: string[]) =>
    sides.reduce((rest, side) => rest - (Number.parseFloat(side) || 0), size)
  const { width: outerWidth, height: outerHeight } = box.getBoundingClientRect()
  const { paddingLeft, paddingRight, borderLeftWidth, borderRightWidth } = style
  const { paddingTop, paddingBottom, borderTopWidth, borderBottomWidth } = style
  const width = inner(outerWidth, paddingLeft, paddingRight, borderLeftWidth, borderRightWidth)
  const height = inner(outerHeight, paddingTop, paddingBottom, borderTopWidth, borderBottomWidth)
  return [{ box, words, width, height, low: SMALLEST_PX, high: Math.max(SMALLEST_PX, height * ofHeight) }]
}

/**
 * Sets the words of each box as large as they fit into it without breaking within a syllable: a projector's squares are
 * of any shape, and the steps by which the other screens size their words know upright ones only. All boxes are tried at
 * once, so that the page is laid out a few times and not some hundred.
 */
function fitWords(element: HTMLElement, { boxes, ofHeight, spread }: FitOptions): void {
  const all = [...element.querySelectorAll<HTMLElement>(boxes)].flatMap((box) => measure(box, ofHeight))
  element.dataset.fitting = ''
  for (let round = 0; round < ROUNDS; round++) {
    for (const one of all) setSize(one, (one.low + one.high) / 2)
    const fits = all.map(({ words, width, height }) => {
      const size = words.getBoundingClientRect()
      return size.width <= width + ROUNDING_PX && size.height <= height * ROOM
    })
    all.forEach((one, index) => {
      one[fits[index] ? 'low' : 'high'] = (one.low + one.high) / 2
    })
  }
  delete element.dataset.fitting
  const largest = spread * Math.min(...all.map(({ low }) => low))
  for (const one of all) setSize(one, Math.floor(Math.min(one.low, largest)))
}

/**
 * Keeps the words within an element fitted: when they change, when it gets another size, when their font comes.
 * @param said what they say; another text is fitted anew
 */
export function useFittedWords(
  ref: RefObject<HTMLElement | null>,
  said: string,
  { boxes, ofHeight, spread }: FitOptions,
): void {
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const fit = () => fitWords(element, { boxes, ofHeight, spread })
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    document.fonts?.addEventListener('loadingdone', fit)
    return () => {
      observer.disconnect()
      document.fonts?.removeEventListener('loadingdone', fit)
    }
  }, [ref, said, boxes, ofHeight, spread])
}

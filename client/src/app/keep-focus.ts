/** Dialogs, which move the focus to what opened them, get this long. */
const OTHERS_FIRST_MS = 50
const PRESSABLE = 'a[href], button, summary'

/** The first of an element's buttons and links that takes the focus: hidden and disabled ones do not. */
function focusIn(element: Element | null, first = 0): boolean {
  const pressable = [
    ...(element?.querySelectorAll<HTMLElement>(`:is(${PRESSABLE}):not([tabindex="-1"])`) ?? []),
  ]
  // In the next row the same button comes first.
  return [...pressable.slice(first, first + 1), ...pressable].some((candidate) => {
    candidate.focus({ preventScroll: true })
    return document.activeElement === candidate
  })
}

/** Where a removed element was. */
interface Place {
  parent: Node
  next: Node | null
  previous: Node | null
  /** Its how many-th button had the focus. */
  index: number
}

/** Focuses what is nearest to a place on the screen; a whole screen that goes leaves the focus to the next one. */
function focusNear({ parent, next, previous, index }: Place): void {
  const main = document.getElementById('main')!
  if (parent !== main && main.contains(parent)) {
    const instead = previous?.isConnected ? previous.nextSibling : previous ? next : parent.firstChild
    for (const near of [instead, next, previous])
      if (near instanceof Element && near.isConnected && focusIn(near, index)) return
    for (let at = parent as Element; at !== main; at = at.parentElement!) if (focusIn(at)) return
  }
  main.focus({ preventScroll: true })
}

function placeOf(gone: Element, records: readonly MutationRecord[]): Place | undefined {
  for (const { target, removedNodes, nextSibling, previousSibling } of records)
    for (const node of removedNodes)
      if (node.contains(gone)) {
        const buttons = node instanceof Element ? [...node.querySelectorAll(PRESSABLE)] : []
        const index = Math.max(0, buttons.indexOf(gone))
        return { parent: target, next: nextSibling, previous: previousSibling, index }
      }
  return undefined
}

/**
 * Keeps the focus on the page when the button or link that has it goes: with its own press, as the answers of a question and the
 * last Retry do, or because the host or the network changed the page. Without this a screen reader starts over at the page's top.
 */
export function keepFocus(): void {
  let last: Element | undefined
  document.addEventListener('focusin', ({ target }) => {
    last = target instanceof Element && target.matches(PRESSABLE) ? target : undefined
  })
  // Safari and Firefox on a Mac don't focus what a pointer presses.
  document.addEventListener(
    'click',
    ({ target }) => (last = (target instanceof Element && target.closest(PRESSABLE)) || undefined),
    true,
  )
  // A press beside everything leaves it too. What goes away may say so before it is gone.
  document.addEventListener('focusout', () =>
    setTimeout(() => {
      if (last?.isConnected && document.activeElement !== last) last = undefined
    }),
  )
  const observer = new MutationObserver((records) => {
    if (!last || last.isConnected) return
    const place = placeOf(last, records)
    last = undefined
    if (!place) return
    setTimeout(() => {
      if (document.activeElement === document.body && place.parent.isConnected) focusNear(place)
    }, OTHERS_FIRST_MS)
  })
  observer.observe(document.getElementById('root')!, { childList: true, subtree: true })
}

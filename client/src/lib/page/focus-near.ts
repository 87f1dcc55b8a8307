export const PRESSABLE = 'a[href], button, summary'

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
export interface Place {
  parent: Node
  next: Node | null
  previous: Node | null
  /** Its how many-th button had the focus. */
  index: number
}

/** Focuses what is nearest to a place on the screen, else the screen: one that goes as a whole leaves the focus to the next one. */
export function focusNear(place: Place | undefined): void {
  const main = document.getElementById('main')
  if (place && place.parent !== main && main?.contains(place.parent)) {
    const { parent, next, previous, index } = place
    const instead = previous?.isConnected ? previous.nextSibling : previous ? next : parent.firstChild
    for (const near of [instead, next, previous])
      if (near instanceof Element && near.isConnected && focusIn(near, index)) return
    for (let at = parent as Element; at !== main; at = at.parentElement!) if (focusIn(at)) return
  }
  main?.focus({ preventScroll: true })
}

/** How many-th of a row's buttons an element is. */
export function indexIn(row: Node, element: Element): number {
  const buttons = row instanceof Element ? [...row.querySelectorAll(PRESSABLE)] : []
  return Math.max(0, buttons.indexOf(element))
}

/** The places of an element and of all that hold it, the innermost first: one of them may be a row that goes. */
export function placesOf(element: Element | null): Place[] {
  const places: Place[] = []
  for (let node: Node | null = element; element && node?.parentNode; node = node.parentNode)
    places.push({
      parent: node.parentNode,
      next: node.nextSibling,
      previous: node.previousSibling,
      index: indexIn(node, element),
    })
  return places
}

export const PRESSABLE = 'a[href], button, summary'

/** Focuses the first of an element's buttons and links that accepts the focus: hidden and disabled ones do not. */
function focusIn(element: Element | null, first = 0): boolean {
  const pressable = [
    ...(element?.querySelectorAll<HTMLElement>(`:is(${PRESSABLE}):not([tabindex="-1"])`) ?? []),
  ]
  // The same button of the next row is tried first.
  return [...pressable.slice(first, first + 1), ...pressable].some((candidate) => {
    candidate.focus({ preventScroll: true })
    return document.activeElement === candidate
  })
}

/** The former position of a removed element. */
export interface Place {
  parent: Node
  next: Node | null
  previous: Node | null
  /** The index of its button that had the focus. */
  index: number
}

/** Focuses the control nearest to a place, or else the screen itself, for example if the whole screen was replaced. */
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

/** Returns the index of an element among a row's buttons. */
export function indexIn(row: Node, element: Element): number {
  const buttons = row instanceof Element ? [...row.querySelectorAll(PRESSABLE)] : []
  return Math.max(0, buttons.indexOf(element))
}

/** Returns the places of an element and its ancestors, innermost first: any of them may be the row that is removed. */
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

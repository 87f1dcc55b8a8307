import { focusNear, indexIn, PRESSABLE, type Place } from '../lib/page/focus-near.ts'

/** The time that dialogs get to return the focus to what opened them. */
const OTHERS_FIRST_MS = 50

function placeOf(gone: Element, records: readonly MutationRecord[]): Place | undefined {
  for (const { target, removedNodes, nextSibling, previousSibling } of records)
    for (const node of removedNodes)
      if (node.contains(gone))
        return { parent: target, next: nextSibling, previous: previousSibling, index: indexIn(node, gone) }
  return undefined
}

/**
 * Keeps the focus on the page when the focused button or link disappears: because it was pressed, like the answer to a
 * question, or because the host or the network changed the page. Otherwise a screen reader starts over at the top.
 */
export function keepFocus(): void {
  const root = document.getElementById('root')!
  let last: Element | undefined
  document.addEventListener('focusin', ({ target }) => {
    last = target instanceof Element && target.matches(PRESSABLE) ? target : undefined
  })
  // Safari, and Firefox on macOS, don't focus a button that is clicked.
  document.addEventListener(
    'click',
    ({ target }) => (last = (target instanceof Element && target.closest(PRESSABLE)) || undefined),
    true,
  )
  // A click elsewhere removes the focus too. Wait: a disappearing element may dispatch this before it is gone.
  document.addEventListener('focusout', () =>
    setTimeout(() => {
      if (last?.isConnected && root.ownerDocument.activeElement !== last) last = undefined
    }),
  )
  const observer = new MutationObserver((records) => {
    if (!last || last.isConnected) return
    const place = placeOf(last, records)
    last = undefined
    if (!place) return
    setTimeout(() => {
      const { activeElement, body } = root.ownerDocument
      if (activeElement === body && place.parent.isConnected) focusNear(place)
    }, OTHERS_FIRST_MS)
  })
  observer.observe(root, { childList: true, subtree: true })
}

import { focusNear, indexIn, PRESSABLE, type Place } from '../lib/page/focus-near.ts'

/** Dialogs, which move the focus to what opened them, get this long. */
const OTHERS_FIRST_MS = 50

function placeOf(gone: Element, records: readonly MutationRecord[]): Place | undefined {
  for (const { target, removedNodes, nextSibling, previousSibling } of records)
    for (const node of removedNodes)
      if (node.contains(gone))
        return { parent: target, next: nextSibling, previous: previousSibling, index: indexIn(node, gone) }
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

import { basics } from '#messages/basics.ts'
import { playDialogs } from '#messages/play-dialogs.ts'
import { play } from '#messages/play.ts'
import { callsSince } from '#shared/rules/calls.ts'
import { sameCells } from '#shared/rules/grid.ts'
import { announce } from '../../lib/announce.ts'
import { store } from '../../lib/store.ts'
import { toast } from '../../lib/toast.ts'
import { hostCardAtom, playedCardAtom, shownBoardAtom } from './atoms.ts'
import { markWords } from './board.ts'
import { deviceSettingsAtom } from './device-settings.ts'

/**
 * Marks the called squares that were not called when this was done last, in this round and on this device; the toast takes that
 * back. What the player unmarks afterwards stays unmarked. It waits for the answer to a question about the marks.
 * @param areAll marks those of before too, as the player has just asked for it
 */
function markCalled(areAll: boolean): void {
  const [board, card] = [store.get(shownBoardAtom), store.get(playedCardAtom)]
  // The marks are carried to a new version of the card first, and this is done again.
  if (!board || board.prompt || board.marks.version !== card?.version) return
  const { cells, marks, seen = [] } = board.marks
  const called = card.called.filter((word) => cells.includes(word))
  if (!areAll && sameCells(called, seen)) return
  const fresh = called.filter((word) => areAll || !seen.includes(word))
  const words = fresh.filter((word) => cells.some((text, index) => text === word && !marks.includes(index)))
  markWords(words, true, called)
  const [first] = words
  if (first === undefined) return
  toast({
    title: playDialogs.markedForYou,
    text: words.length === 1 ? first : playDialogs.markedForYouText(words.length),
    action: { label: basics.undo, run: () => markWords(words, false) },
  })
}

/**
 * Announces new calls of the card on the screen, and marks their squares where the player wants that. Nothing
 * opens, scrolls or takes the focus.
 * @returns stops following
 */
export function followCalls(): () => void {
  let before = store.get(hostCardAtom)
  let wasMarking = store.get(deviceSettingsAtom).mark ?? false
  const follow = () => {
    const now = store.get(hostCardAtom)
    const isMarking = store.get(deviceSettingsAtom).mark ?? false
    const fresh = before && now && before.cardId === now.cardId ? callsSince(before, now) : []
    const isNew = isMarking && !wasMarking
    before = now
    wasMarking = isMarking
    if (fresh.length > 0) announce(play.called(basics.list(fresh)))
    if (isMarking) markCalled(isNew)
  }
  follow()
  const stops = [hostCardAtom, deviceSettingsAtom, shownBoardAtom].map((atom) => store.sub(atom, follow))
  return () => {
    for (const stop of stops) stop()
  }
}

import { basics } from '#messages/basics.ts'
import { playDialogs } from '#messages/play-dialogs.ts'
import { play } from '#messages/play.ts'
import { announce } from '../../lib/announce.ts'
import { store } from '../../lib/store.ts'
import { toast } from '../../lib/toast.ts'
import { playedCardAtom, shownBoardAtom } from './atoms.ts'
import { markWords } from './board.ts'
import { deviceSettingsAtom } from './device-settings.ts'

/** Marks the called squares that are not marked yet; the toast takes that back. */
function markCalled(called: readonly string[]): void {
  const board = store.get(shownBoardAtom)
  if (!board || board.prompt) return
  const { cells, marks } = board.marks
  const words = called.filter((word) => cells.some((text, index) => text === word && !marks.includes(index)))
  const [first] = words
  if (first === undefined) return
  markWords(words, true)
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
  let before = store.get(playedCardAtom)
  let wasMarking = store.get(deviceSettingsAtom).mark ?? false
  const follow = () => {
    const now = store.get(playedCardAtom)
    const isMarking = store.get(deviceSettingsAtom).mark ?? false
    const isSame = before?.cardId === now?.cardId
    const fresh = now?.called.filter((word) => !(isSame && before?.called.includes(word))) ?? []
    // Turned on, it marks what was called so far.
    const toMark = isMarking && !wasMarking ? (now?.called ?? []) : fresh
    before = now
    wasMarking = isMarking
    if (isSame && fresh.length > 0) announce(play.called(basics.list(fresh)))
    if (isMarking && toMark.length > 0) markCalled(toMark)
  }
  const stops = [store.sub(playedCardAtom, follow), store.sub(deviceSettingsAtom, follow)]
  return () => {
    for (const stop of stops) stop()
  }
}

import * as v from 'valibot'
import { basics } from '#messages/basics.ts'
import { playDialogs } from '#messages/play-dialogs.ts'
import { play } from '#messages/play.ts'
import { callsSince } from '#shared/rules/calls.ts'
import type { Card } from '#shared/schemas/card.ts'
import { announce } from '../../lib/announce.ts'
import { readStored, writeStored } from '../../lib/storage.ts'
import { store } from '../../lib/store.ts'
import { toast } from '../../lib/toast.ts'
import { STORAGE_KEYS } from '../../sync/storage-keys.ts'
import { hostCardAtom, playedCardAtom, shownBoardAtom } from './atoms.ts'
import { markWords } from './board.ts'
import { deviceSettingsAtom } from './device-settings.ts'

const schema = v.object({
  round: v.number(),
  seed: v.exactOptional(v.string()),
  /** The player's squares at that time. */
  cells: v.array(v.string()),
  /** Those of their words that were called, and so marked. */
  words: v.array(v.string()),
})

/** The called words that were marked for the player in this round. Those that the host mended since have their new letters. */
function readMarked({ cardId, called, cells, round }: Card, seed: string | undefined): readonly string[] {
  const kept = readStored(STORAGE_KEYS.markedCalls(cardId), schema)
  if (kept?.round !== round) return []
  const isSameGrid = kept.seed === seed && kept.cells.length === cells.length
  return kept.words.map((word) => {
    const now = isSameGrid && !called.includes(word) ? cells[kept.cells.indexOf(word)] : undefined
    return now !== undefined && called.includes(now) ? now : word
  })
}

/**
 * Marks the called squares that were not marked for the player before, in this round and on this device; the toast takes that
 * back. What the player unmarks afterwards stays unmarked. It waits for the answer to a question about the marks.
 * @param areAll marks those of before too, as the player has just asked for it
 */
function markCalled(areAll: boolean): void {
  const [board, card] = [store.get(shownBoardAtom), store.get(playedCardAtom)]
  // The marks are carried to a new version of the card first, and this is done again.
  if (!board || board.prompt || board.marks.version !== card?.version) return
  const { cells, round, cardId } = card
  const { marks, seed } = board.marks
  const called = card.called.filter((word) => cells.includes(word))
  const before = areAll ? [] : readMarked(card, seed)
  const isUnmarked = (word: string) => cells.some((text, index) => text === word && !marks.includes(index))
  const words = called.filter((word) => !before.includes(word) && isUnmarked(word))
  writeStored(STORAGE_KEYS.markedCalls(cardId), {
    round,
    ...(seed !== undefined && { seed }),
    cells,
    words: called,
  })
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

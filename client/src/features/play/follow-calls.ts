import * as v from 'valibot'
import { basics } from '#messages/basics.ts'
import { playDialogs } from '#messages/play-dialogs.ts'
import { play } from '#messages/play.ts'
import { callsSince, rewordingsOf } from '#shared/rules/calls.ts'
import { callName } from '#shared/rules/columns.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import type { Card, CardContent } from '#shared/schemas/card.ts'
import { announce } from '../../lib/announce.ts'
import { readStored, writeStored } from '../../lib/storage/storage.ts'
import { store } from '../../lib/store.ts'
import { toast } from '../../lib/toast.ts'
import { STORAGE_KEYS } from '../../sync/storage-keys.ts'
import { isContent } from '../../sync/stored-card.ts'
import { shownCardAtom } from '../../sync/card-store.ts'
import { hostCardAtom, playedCardAtom, shownBoardAtom } from './atoms.ts'
import { markWords } from './mark-words.ts'
import { deviceSettingsAtom } from './device-settings.ts'
import { squaresInWords } from './squares-in-words.ts'

const words = v.array(v.string())
const schema = v.object({
  round: v.number(),
  version: v.number(),
  /** The seed of the player's own card; undefined for the host's order. */
  seed: v.optional(v.string()),
  /** The host's card in that version. */
  host: v.custom<CardContent>(isContent),
  /** The called words whose squares this device marked for the player. */
  marked: words,
  /** The words in `marked` that the player has unmarked since. */
  left: words,
})
type Seen = v.InferOutput<typeof schema>

/** Reads the stored state of the card's round, with words that the host has mended since in their new form. */
function readSeen(card: Card): Partial<Seen> & Pick<Seen, 'marked' | 'left'> {
  const storedCalls = readStored(STORAGE_KEYS.markedCalls(card.cardId), schema)
  if (storedCalls?.round !== card.round) return { marked: [], left: [] }
  const mends = rewordingsOf(storedCalls.host, card)
  const mended = (word: string) => mends.get(word) ?? word
  return { ...storedCalls, marked: storedCalls.marked.map(mended), left: storedCalls.left.map(mended) }
}

/**
 * Marks the called squares that are not marked, except those that this device marked in this round and the player then
 * unmarked. A toast offers Undo. Waits until a prompt about the marks is answered and until calls are shown.
 * @param marksAll whether to mark the ones that the player unmarked too, as the player has just turned the setting on
 */
function markCalled(marksAll: boolean): void {
  const [board, { card }] = [store.get(shownBoardAtom), store.get(shownCardAtom)]
  // The marks are first carried to a new version of the card; this function then runs again.
  if (!board || board.prompt === 'new-round' || board.marks.version !== card?.version) return
  const { cells, marks, seed } = board.marks
  const { round, version, cardId } = card
  const isUnmarked = (word: string) => cells.some((text, index) => text === word && !marks.includes(index))
  const seen = readSeen(card)
  const called = card.called.filter((word) => cells.includes(word))
  // Squares that become unmarked with a new version were not unmarked by the player: an edit by the host moved the
  // words. Another deal starts without marks.
  const unmarkedByPlayer = seen.version === version && seen.seed === seed ? seen.marked : []
  // Words that an edit removes from the player's own card and that return later are marked again. Words that return
  // because the player restores an earlier deal with Undo are not.
  const isLeft = (word: string) => (cells.includes(word) ? isUnmarked(word) : seen.version === version)
  const left = [...new Set([...seen.left, ...unmarkedByPlayer])].filter(
    (word) => !marksAll && card.called.includes(word) && isLeft(word),
  )
  const isWaiting = board.prompt !== undefined || !card.showsCalls
  const toMark = isWaiting ? [] : called.filter((word) => isUnmarked(word) && !left.includes(word))
  // While waiting, squares that a host's edit unmarked are dropped from the list, to be marked later.
  const marked = isWaiting ? seen.marked.filter((word) => !isUnmarked(word) || left.includes(word)) : called
  writeStored(STORAGE_KEYS.markedCalls(cardId), { round, version, seed, host: contentOf(card), marked, left })
  const [first] = toMark
  if (first === undefined) return
  const undo = markWords(toMark)
  toast({
    title: playDialogs.markedForYou,
    text: toMark.length === 1 ? callName(card, first) : playDialogs.markedForYouText(toMark.length),
    action: { label: basics.undo, run: undo },
  })
}

/** Announces which of the calls are on the player's own card and which are not, and where a single one is. */
function announceCalls(called: readonly string[], host: Card): void {
  const card = store.get(playedCardAtom)
  if (!card) return
  const name = (word: string) => callName(host, word)
  const calledIndexes = called.map((word) => card.cells.indexOf(word)).filter((index) => index >= 0)
  const elsewhere = called.filter((word) => !card.cells.includes(word))
  if (calledIndexes.length > 0) announce(play.called(squaresInWords(calledIndexes, card.cells.map(name))))
  if (elsewhere.length > 0) announce(playDialogs.told.elsewhere(basics.list(elsewhere.map(name))))
}

/**
 * Announces new calls of the card on the screen, and marks their squares if the player's settings say so. Nothing
 * opens, scrolls or moves the focus.
 * @returns a function that stops following
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
    // An edit that arrives in the same snapshot, and may have added these words, is announced first.
    if (now && fresh.length > 0) queueMicrotask(() => announceCalls(fresh, now))
    if (isMarking) markCalled(isNew)
  }
  follow()
  const stops = [hostCardAtom, deviceSettingsAtom, shownBoardAtom].map((atom) => store.sub(atom, follow))
  return () => {
    for (const stop of stops) stop()
  }
}

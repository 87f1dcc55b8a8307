import * as v from 'valibot'
import { basics } from '#messages/basics.ts'
import { playDialogs } from '#messages/play-dialogs.ts'
import { play } from '#messages/play.ts'
import { callsSince, mendsOf } from '#shared/rules/calls.ts'
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
  /** Of the player's own card; undefined for the host's. */
  seed: v.optional(v.string()),
  /** The host's card in that version. */
  host: v.custom<CardContent>(isContent),
  /** The called words of the player's squares that were marked for the player. */
  marked: words,
  /** Those of them that the player has unmarked since. */
  left: words,
})
type Seen = v.InferOutput<typeof schema>

/** What is known of the card's round so far. Words that the host mended since have their new letters. */
function readSeen(card: Card): Partial<Seen> & Pick<Seen, 'marked' | 'left'> {
  const kept = readStored(STORAGE_KEYS.markedCalls(card.cardId), schema)
  if (kept?.round !== card.round) return { marked: [], left: [] }
  const mends = mendsOf(kept.host, card)
  const mended = (word: string) => mends.get(word) ?? word
  return { ...kept, marked: kept.marked.map(mended), left: kept.left.map(mended) }
}

/**
 * Marks the called squares that are not marked, but for those that the player has unmarked since they were marked in this round, on
 * this device; the toast takes that back. It waits for the answer to a question about the marks, and for calls to be shown.
 * @param areAll marks those that the player has unmarked too, as the player has just asked for it
 */
function markCalled(areAll: boolean): void {
  const [board, { card }] = [store.get(shownBoardAtom), store.get(shownCardAtom)]
  // The marks are carried to a new version of the card first, and this is done again.
  if (!board || board.prompt === 'new-round' || board.marks.version !== card?.version) return
  const { cells, marks, seed } = board.marks
  const { round, version, cardId } = card
  const isUnmarked = (word: string) => cells.some((text, index) => text === word && !marks.includes(index))
  const seen = readSeen(card)
  const called = card.called.filter((word) => cells.includes(word))
  // What is unmarked with a new version is the host's doing: the words have moved on the player's own card. Another card
  // begins without marks.
  const byPlayer = seen.version === version && seen.seed === seed ? seen.marked : []
  // Words that leave the player's own card with an edit and come back are marked anew, not those of a card that Undo brings back.
  const isLeft = (word: string) => (cells.includes(word) ? isUnmarked(word) : seen.version === version)
  const left = [...new Set([...seen.left, ...byPlayer])].filter(
    (word) => !areAll && card.called.includes(word) && isLeft(word),
  )
  const isWaiting = board.prompt !== undefined || !card.showsCalls
  const toMark = isWaiting ? [] : called.filter((word) => isUnmarked(word) && !left.includes(word))
  // What a host's edit left unmarked meanwhile is marked after the answer.
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

/** Says of each call whether it is on the player's own card, and of a single one where. */
function announceCalls(called: readonly string[], host: Card): void {
  const card = store.get(playedCardAtom)
  if (!card) return
  const name = (word: string) => callName(host, word)
  const here = called.map((word) => card.cells.indexOf(word)).filter((index) => index >= 0)
  const elsewhere = called.filter((word) => !card.cells.includes(word))
  if (here.length > 0) announce(play.called(squaresInWords(here, card.cells.map(name))))
  if (elsewhere.length > 0) announce(playDialogs.told.elsewhere(basics.list(elsewhere.map(name))))
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
    // An edit of the same moment, which may have brought the words, is announced first.
    if (now && fresh.length > 0) queueMicrotask(() => announceCalls(fresh, now))
    if (isMarking) markCalled(isNew)
  }
  follow()
  const stops = [hostCardAtom, deviceSettingsAtom, shownBoardAtom].map((atom) => store.sub(atom, follow))
  return () => {
    for (const stop of stops) stop()
  }
}

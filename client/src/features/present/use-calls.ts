import { basics } from '#messages/basics.ts'
import { atom, useAtom, useAtomValue } from 'jotai'
import { nanoid } from 'nanoid'
import { useEffect, useMemo, useRef, useState } from 'react'
import * as v from 'valibot'
import { present } from '#messages/present.ts'
import { wordsOf } from '#shared/rules/card-changes.ts'
import { sameCells } from '#shared/rules/grid.ts'
import type { Card } from '#shared/schemas/card.ts'
import { announce } from '../../lib/announce.ts'
import { STORAGE_KEYS } from '../../sync/storage-keys.ts'
import { storedAtom } from '../../lib/stored-atom.ts'
import { toast } from '../../lib/toast.ts'
import { remainingWords, type Calls } from './calls.ts'
import { useLazy } from '../../lib/use-lazy.ts'
import { KEEP_REJECTED, type CardClient } from '../../sync/card-clients.ts'

const loadSharing = () => import('./share-calls.ts')
const noneAtom = atom<{ called: readonly string[] } | undefined>(undefined)

/**
 * The calls that players see: the card's own, which all its hosts and scripts share. Those made offline wait in the outbox.
 * @param canShare whether the presenter may change the card
 */
function useSharedCalls(cardId: string, canShare: boolean) {
  const wantedAtom = useMemo(() => storedAtom(STORAGE_KEYS.sharesCalls(cardId), v.boolean(), false), [cardId])
  const [isWanted, setWanted] = useAtom(wantedAtom)
  const [client, setClient] = useState<CardClient>()
  /** What was called before the players could see it. */
  const toSend = useRef<readonly string[]>([])
  const isShared = canShare && isWanted
  const called = useAtomValue(client?.shownAtom ?? noneAtom)?.called

  const sharing = useLazy(loadSharing, { when: isShared ? 'now' : canShare ? 'idle' : 'later' })

  useEffect(() => {
    if (!isShared || !sharing) return
    let close: (() => void) | undefined
    let isOver = false
    void sharing.clientForCalls(cardId).then((opened) => {
      if (isOver || !opened) return
      close = opened.open(KEEP_REJECTED)
      for (const word of toSend.current) opened.call(word, true)
      toSend.current = []
      setClient(opened)
    })
    return () => {
      isOver = true
      close?.()
      setClient(undefined)
    }
  }, [isShared, cardId, sharing])

  return {
    isShared,
    /** Undefined until they are known, and while players see none. */
    called,
    /** Undefined until calls can be sent. */
    call: client?.call,
    /** @param words those called so far, for the players to see */
    share: (words: readonly string[]) => {
      toSend.current = words
      setWanted(true)
    },
    stop: () => setWanted(false),
  }
}

const schema: v.GenericSchema<Calls> = v.object({
  seed: v.string(),
  called: v.array(v.string()),
  round: v.optional(v.number()),
})

const noCalls = (): Calls => ({ seed: nanoid(), called: [] })

/**
 * The calls of a card: the presenter's own, stored on this device and synchronized between its tabs, or the card's, which its
 * players see. The device's follow the card's, so that either can go on where the other was.
 * @param canShare whether the presenter may change the card
 */
export function useCalls(card: Card, canShare: boolean) {
  const { cardId, round } = card
  const callsAtom = useMemo(() => storedAtom(STORAGE_KEYS.calls(cardId), schema, noCalls()), [cardId])
  const [own, setCalls] = useAtom(callsAtom)
  const { isShared, called: seen, call, share, stop } = useSharedCalls(cardId, canShare)
  const words = wordsOf(card)
  // Another host's new round is in another order too.
  const calls = seen ? { ...own, seed: `${own.seed} ${round}`, called: seen } : own
  const { called } = calls
  const isWaiting = isShared && !call
  const remaining = remainingWords(calls, words)

  useEffect(() => {
    if (seen && !sameCells(seen, own.called)) setCalls({ ...own, called: seen, round })
  }, [seen, own, round, setCalls])

  const heard = useRef(seen)
  const made = useRef<string>(undefined)
  useEffect(() => {
    const before = heard.current
    heard.current = seen
    const theirs = before && seen?.filter((word) => !before.includes(word) && word !== made.current)
    if (theirs && theirs.length > 0) announce(present.spoken.theirs(basics.list(theirs)))
  }, [seen])

  const startOver = () => {
    setCalls(noCalls())
    announce(present.spoken.startedOver)
  }

  return {
    /** Offers to start over if a round has begun since the first call; once for each round and device. */
    offerNewRound: () => {
      if (isShared || called.length === 0 || calls.round === undefined || calls.round >= round) return
      setCalls({ ...calls, round })
      toast({
        title: present.roundBegan,
        text: present.roundBeganText,
        action: { label: present.startOver, run: startOver },
      })
    },
    current: called.at(-1),
    called,
    left: remaining.length,
    next: () => {
      const [word] = remaining
      if (word === undefined || isWaiting) return
      made.current = word
      if (call) call(word, true)
      else setCalls({ round, ...calls, called: [...called, word] })
      announce(present.spoken.next(word, describeCalls(called.length + 1, remaining.length - 1)))
    },
    back: () => {
      const last = called.at(-1)
      if (last === undefined || isWaiting) return
      const others = called.slice(0, -1)
      if (call) call(last, false)
      else setCalls({ ...calls, called: others })
      const { undone, undoneAll } = present.spoken
      const before = others.at(-1)
      announce(before === undefined ? undoneAll(last) : undone(last, before))
    },
    startOver,
    isShared,
    /** Whether a call can be made: the code that sends them loads first. */
    isReady: !isWaiting,
    /** Words that no square says anymore stay on the device: the card takes none. */
    setShared: (on: boolean) => (on ? share(called.filter((word) => words.includes(word))) : stop()),
  }
}

export type CallList = ReturnType<typeof useCalls>

/** How many words were called and how many are left; with the last word it says so. */
export function describeCalls(called: number, left: number): string {
  const { none, some, all } = present.progress
  if (called === 0) return none(left)
  return left === 0 ? all(called) : some(called, left)
}

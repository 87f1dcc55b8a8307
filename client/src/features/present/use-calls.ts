import { useAtom } from 'jotai'
import { nanoid } from 'nanoid'
import { useEffect, useMemo, useRef } from 'react'
import * as v from 'valibot'
import { wordsOf } from '#shared/rules/card-changes.ts'
import { sameCells } from '#shared/rules/grid.ts'
import type { Card } from '#shared/schemas/card.ts'
import { announce } from '../../lib/announce.ts'
import { STORAGE_KEYS } from '../../sync/storage-keys.ts'
import { storedAtom } from '../../lib/stored-atom.ts'
import { toast } from '../../lib/toast.ts'
import { callNext, remainingWords, undoCall, type Calls } from './calls.ts'
import { useSharedCalls } from './use-shared-calls.ts'

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
    if (theirs && theirs.length > 0) announce(`Called: ${theirs.join(', ')}`)
  }, [seen])

  const startOver = () => {
    setCalls(noCalls())
    announce('Started over. Nothing called yet.')
  }

  return {
    /** Offers to start over if a round has begun since the first call; once for each round and device. */
    offerNewRound: () => {
      if (isShared || called.length === 0 || calls.round === undefined || calls.round >= round) return
      setCalls({ ...calls, round })
      toast({
        title: 'A new round has begun',
        text: 'You can call the words from the start.',
        action: { label: 'Start over', run: startOver },
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
      else setCalls({ round, ...callNext(calls, words) })
      announce(`${word}. ${describeCalls(called.length + 1, remaining.length - 1)}.`)
    },
    back: () => {
      const last = called.at(-1)
      if (last === undefined || isWaiting) return
      const changed = undoCall(calls)
      if (call) call(last, false)
      else setCalls(changed)
      announce(`Undone: ${last}. ${changed.called.at(-1) ?? 'Nothing called yet'}.`)
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
  if (called === 0) return `${left} to go`
  return left === 0 ? `Full house: all ${called} called` : `${called} called, ${left} to go`
}

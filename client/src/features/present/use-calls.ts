import { useAtom } from 'jotai'
import { nanoid } from 'nanoid'
import { useMemo } from 'react'
import * as v from 'valibot'
import type { Card } from '#shared/schemas/card.ts'
import { announce } from '../../lib/announce.ts'
import { STORAGE_KEYS } from '../../sync/storage-keys.ts'
import { storedAtom } from '../../lib/stored-atom.ts'
import { toast } from '../../lib/toast.ts'
import { callNext, remainingWords, undoCall, type Calls } from './calls.ts'

const schema: v.GenericSchema<Calls> = v.object({
  seed: v.string(),
  called: v.array(v.string()),
  round: v.optional(v.number()),
})

const noCalls = (): Calls => ({ seed: nanoid(), called: [] })

/** The calls of a card, stored on this device and synchronized between its tabs. */
export function useCalls({ cardId, round }: Pick<Card, 'cardId' | 'round'>, words: readonly string[]) {
  const callsAtom = useMemo(() => storedAtom(STORAGE_KEYS.calls(cardId), schema, noCalls()), [cardId])
  const [calls, setCalls] = useAtom(callsAtom)
  const remaining = remainingWords(calls, words)

  const startOver = () => {
    setCalls(noCalls())
    announce('Started over. Nothing called yet.')
  }

  return {
    /** Offers to start over if a round has begun since the first call; once for each round and device. */
    offerNewRound: () => {
      if (calls.called.length === 0 || calls.round === undefined || calls.round >= round) return
      setCalls({ ...calls, round })
      toast({
        title: 'A new round has begun',
        text: 'You can call the words from the start.',
        action: { label: 'Start over', run: startOver },
      })
    },
    current: calls.called.at(-1),
    called: calls.called,
    left: remaining.length,
    next: () => {
      const [word] = remaining
      if (word === undefined) return
      setCalls({ round, ...callNext(calls, words) })
      announce(`${word}. ${describeCalls(calls.called.length + 1, remaining.length - 1)}.`)
    },
    back: () => {
      const last = calls.called.at(-1)
      if (last === undefined) return
      const changed = undoCall(calls)
      setCalls(changed)
      announce(`Undone: ${last}. ${changed.called.at(-1) ?? 'Nothing called yet'}.`)
    },
    startOver,
  }
}

export type CallList = ReturnType<typeof useCalls>

/** How many words were called and how many are left; with the last word it says so. */
export function describeCalls(called: number, left: number): string {
  if (called === 0) return `${left} to go`
  return left === 0 ? `Full house: all ${called} called` : `${called} called, ${left} to go`
}

import { nanoid } from 'nanoid'
import { useCallback, useEffect, useState } from 'react'
import { announce } from '../../lib/announce.ts'
import { onStoredChange, readStored, STORAGE_KEYS, writeStored } from '../../lib/storage.ts'
import { isObject, isText } from '../card/stored-card.ts'
import { callNext, remainingWords, undoCall, type Calls } from './calls.ts'

function isCalls(value: unknown): value is Calls {
  return isObject(value) && isText(value.seed) && Array.isArray(value.called) && value.called.every(isText)
}

const noCalls = (): Calls => ({ seed: nanoid(), called: [] })

/** The calls of a card, stored on this device and synchronized between its tabs. */
export function useCalls(cardId: string, words: readonly string[]) {
  const key = STORAGE_KEYS.calls(cardId)
  const [calls, setCalls] = useState<Calls>(() => readStored(key, isCalls) ?? noCalls())
  useEffect(() => onStoredChange(key, () => setCalls(readStored(key, isCalls) ?? noCalls())), [key])

  const change = useCallback(
    (changed: Calls) => {
      writeStored(key, changed)
      setCalls(changed)
    },
    [key],
  )
  const remaining = remainingWords(calls, words)

  return {
    current: calls.called.at(-1),
    called: calls.called,
    left: remaining.length,
    next: () => {
      const [word] = remaining
      if (word === undefined) return
      change(callNext(calls, words))
      announce(`${word}. ${describeLeft(remaining.length - 1)}.`)
    },
    back: () => {
      const last = calls.called.at(-1)
      if (last === undefined) return
      const changed = undoCall(calls)
      change(changed)
      announce(`Taken back: ${last}. ${changed.called.at(-1) ?? 'Nothing is called yet'}.`)
    },
    startOver: () => {
      change(noCalls())
      announce('Started over. Nothing is called yet.')
    },
  }
}

export type CallList = ReturnType<typeof useCalls>

export function describeLeft(left: number): string {
  return left === 0 ? 'All called' : `${left} to come`
}

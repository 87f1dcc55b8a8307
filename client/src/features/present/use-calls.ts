import { atom, useAtomValue } from 'jotai'
import { nanoid } from 'nanoid'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { basics } from '#messages/basics.ts'
import { play } from '#messages/play.ts'
import { present } from '#messages/present.ts'
import { callsSince, carryCalls } from '#shared/rules/calls.ts'
import { callName } from '#shared/rules/columns.ts'
import type { Card } from '#shared/schemas/card.ts'
import { announce } from '../../lib/announce.ts'
import { useLazy } from '../../lib/lazy/use-lazy.ts'
import { userIdAtom } from '../../lib/session-atom.ts'
import { remainingWords } from './calls.ts'
import type { ShownCard } from '../../sync/change/card-clients.ts'
import type { OpenCalls } from './open-calls.ts'

const loadCalls = () => import('./open-calls.ts')
const noneAtom = atom(undefined)

/** Receive the names of new calls, as they are said. */
interface Listeners {
  /** Called when the presenter makes a call. */
  onMade: (name: string) => void
  /** Called when other hosts or scripts make calls. */
  onHeard: (names: readonly string[]) => void
}

/** Returns a card without the presenter's own calls, which the list may have after other hosts' earlier ones. */
const without = (ownCalls: ReadonlySet<string>, card: ShownCard) => ({
  ...card,
  called: card.called.filter((word) => !ownCalls.has(word)),
})

/**
 * Provides the calls of a card, which all its hosts and scripts share. Calls made offline wait in this browser.
 * @param isHost whether the presenter is a host of the card, or was before signing out: waiting calls stay in view
 * @param canCall whether the presenter is a host now
 * @param isShuffled whether each player has their own card
 */
export function useCalls(
  card: Card,
  isHost: boolean,
  canCall: boolean,
  isShuffled: boolean,
  { onMade, onHeard }: Listeners,
) {
  const { cardId } = card
  const [seed] = useState(nanoid)
  const [loadedCalls, setLoadedCalls] = useState<OpenCalls>()
  // The user who is signed in, or was last.
  const userId = useAtomValue(userIdAtom)
  const [hostId, setHostId] = useState(userId)
  if (userId !== undefined && userId !== hostId) setHostId(userId)
  const code = useLazy(loadCalls, { when: isHost ? 'now' : 'later' })
  useEffect(() => {
    if (!isHost || !code) return
    let close: (() => void) | undefined
    let isOver = false
    void code.openCalls(cardId).then((calls) => {
      if (isOver) return calls?.close()
      close = calls?.close
      setLoadedCalls(calls)
    })
    return () => {
      isOver = true
      close?.()
      setLoadedCalls(undefined)
    }
  }, [isHost, hostId, cardId, code])

  const opened = canCall ? loadedCalls : undefined
  const shown = useAtomValue(loadedCalls?.shownAtom ?? noneAtom) ?? card
  const { called, showsCalls } = shown
  const remaining = remainingWords(seed, shown, isShuffled)
  const left = remaining.words.length
  const name = (word: string) => callName(shown, word)
  const latest = called.at(-1)

  const lastSeen = useRef(shown)
  const ownCalls = useRef<ReadonlySet<string>>(new Set())
  const announceRemote = useEffectEvent((names: readonly string[]) => {
    announce(play.called(basics.list(names)))
    onHeard(names)
  })
  useEffect(() => {
    const before = without(ownCalls.current, lastSeen.current)
    const carried = new Set(carryCalls([...ownCalls.current], lastSeen.current, shown))
    const remoteCalls = callsSince(before, without(carried, shown))
    lastSeen.current = shown
    ownCalls.current = new Set(shown.called.filter((word) => carried.has(word)))
    if (remoteCalls.length > 0) announceRemote(remoteCalls.map((word) => callName(shown, word)))
  }, [shown])

  // The number of presses of a remote before the code that sends calls had loaded.
  const earlyCount = useRef(0)
  const next = () => {
    const [word] = remaining.words
    if (word === undefined) return
    if (!opened) {
      if (canCall) earlyCount.current++
      return
    }
    ownCalls.current = new Set([...ownCalls.current, word])
    opened.call(word, true)
    onMade(name(word))
    announce(present.spoken.next(name(word), describeCalls(called.length + 1, left - 1)))
  }
  const callEarly = useEffectEvent(() => {
    if (earlyCount.current === 0) return
    earlyCount.current--
    next()
  })
  // One call per render, because the next word depends on the call before.
  useEffect(() => {
    if (opened) callEarly()
  }, [opened, called.length])

  return {
    /** The last call, and all calls, as they are said. */
    current: latest === undefined ? undefined : name(latest),
    called: called.map(name),
    /** The card, including changes that are on their way to the server. */
    shown,
    left,
    /** How many of the remaining words help no one to win. */
    helpless: remaining.helpless,
    showsCalls,
    /** Why calls do not reach the server, and the number of waiting changes. */
    trouble: useAtomValue(loadedCalls?.troubleAtom ?? noneAtom),
    /** Undefined until the code that sends calls has loaded, and while the presenter can't call. */
    opened,
    next,
    back: () => {
      if (latest === undefined || !opened) return
      opened.call(latest, false)
      const { undone, undoneAll } = present.spoken
      const before = called.at(-2)
      announce(before === undefined ? undoneAll(name(latest)) : undone(name(latest), name(before)))
    },
  }
}

export type CallList = ReturnType<typeof useCalls>

/** Describes how many words were called and how many are left, or that all are called. */
export function describeCalls(called: number, left: number): string {
  const { none, some, all } = present.progress
  if (called === 0) return none(left)
  return left === 0 ? all(called) : some(called, left)
}

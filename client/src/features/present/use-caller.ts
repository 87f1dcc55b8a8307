import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Card } from '#shared/schemas/card.ts'
import { useCalls, type CallList } from './use-calls.ts'
import { say, stopSaying, useHasVoice, voiceAtom } from './voice.ts'

/** A press this soon after another is a slip of the hand or of a worn remote: no one has read the word yet. */
const SAME_PRESS_MS = 400

/** Ignores repeated presses of the same button: next word, or back. A press of the other button counts immediately. */
function usePresses({ next, back }: CallList) {
  const last = useRef({ act: '', at: 0 })
  const once = (act: string, run: () => void) => () => {
    const { act: before, at } = last.current
    const now = Date.now()
    if (act === before && Math.abs(now - at) < SAME_PRESS_MS) return
    last.current = { act, at: now }
    run()
  }
  return { next: once('next', next), back: once('back', back) }
}

/**
 * Calls the next word automatically, until all words are called, the page is hidden or the presenter may no longer
 * call.
 * @returns the time between two calls in seconds, counted from the last call, and its setter; 0 while off
 */
function useAutomaticCalls({ called, left, next }: CallList, canCall: boolean) {
  const [seconds, setSeconds] = useState(0)
  if (seconds > 0 && (left === 0 || !canCall)) setSeconds(0)
  const callNext = useEffectEvent(next)
  const { length } = called
  useEffect(() => {
    if (seconds === 0) return
    const timer = setInterval(() => callNext(), seconds * 1000)
    const stop = () => document.hidden && setSeconds(0)
    document.addEventListener('visibilitychange', stop)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', stop)
    }
  }, [seconds, length])
  return [seconds, setSeconds] as const
}

/** Provides calls, automatic calls and the voice, which continue in every view. Parameters as in `useCalls`. */
export function useCaller(card: Card, isHost: boolean, canCall: boolean, isShuffled: boolean) {
  const isVoiceOn = useAtomValue(voiceAtom)
  const hasVoice = useHasVoice()
  const sayNow = (name: string) => {
    stopSaying()
    say(name)
  }
  const calls = useCalls(card, isHost, canCall, isShuffled, {
    onMade: (name) => isVoiceOn && sayNow(name),
    onHeard: (names) => isVoiceOn && names.forEach((name) => say(name, true)),
  })
  useEffect(() => (isVoiceOn ? stopSaying : undefined), [isVoiceOn])
  const { current } = calls
  const [seconds, setSeconds] = useAutomaticCalls(calls, canCall)
  const sayAgain = isVoiceOn && hasVoice && current !== undefined ? () => sayNow(current) : undefined
  return { ...calls, ...usePresses(calls), seconds, setSeconds, sayAgain }
}

export type Caller = ReturnType<typeof useCaller>

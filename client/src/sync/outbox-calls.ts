import { calledAfter } from '#shared/rules/calls.ts'

/** A word that the host called, or took back. */
export interface QueuedCall {
  opId: string
  word: string
  undo?: true
  /** It has been on its way: the server may have it, although no answer came. */
  isSent?: true
}

interface WithCalls {
  calls?: readonly QueuedCall[] | undefined
}

/** The calls after queued ones. */
export function withCalls(called: readonly string[], calls: readonly QueuedCall[]): readonly string[] {
  return calls.reduce(
    (words, { word, undo }) => calledAfter(words, undo ? { uncall: word } : { call: word }),
    called,
  )
}

/** Adds a call. Taking back one that the server cannot have yet removes it. */
export function addCall<Queue extends WithCalls>(queue: Queue, call: QueuedCall): Queue {
  const { calls = [] } = queue
  const before = calls.findLast(({ word }) => word === call.word)
  if (before?.undo === call.undo && before) return queue
  return {
    ...queue,
    calls: before && !before.isSent ? calls.filter((one) => one !== before) : [...calls, call],
  }
}

/** Marks a call as on its way. */
export function sentCall<Queue extends WithCalls>(queue: Queue, { opId }: QueuedCall): Queue {
  return {
    ...queue,
    calls: queue.calls?.map((call) => (call.opId === opId ? { ...call, isSent: true } : call)),
  }
}

export function removeCall<Queue extends WithCalls>(queue: Queue, { opId }: QueuedCall): Queue {
  return { ...queue, calls: queue.calls?.filter((call) => call.opId !== opId) }
}

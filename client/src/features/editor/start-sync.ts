import { atom, type PrimitiveAtom } from 'jotai'
import { endpoints, type CardConflictBody } from '#shared/api.ts'
import { newOpId } from '#shared/ids.ts'
import type { Card } from '#shared/schemas/card.ts'
import { ApiError, call, NetworkError } from '../../lib/api-client.ts'
import { store } from '../../lib/store.ts'
import { sessionAtom } from '../auth/atoms.ts'
import { applyCard, liveCardAtom } from '../card/live-card.ts'
import {
  registerSync,
  unregisterSync,
  type CardSync,
  type SaveOutcome,
  type SyncState,
  type SyncError,
  type RejectedListener,
} from './card-sync.ts'
import {
  addEdit,
  requeue,
  discardLocal,
  reapplyLocal,
  acknowledge,
  receiveCard,
  shownCard,
  startQueue,
  dequeue,
  reject,
  waitingCount,
  type EditQueue,
  type PatchRequest,
  type QueueStep,
} from './edit-queue.ts'
import { writeUnsentEdits, takeUnsentEdits, type UnsentEdits } from './unsent-edits.ts'

const FIRST_RETRY_MS = 1000
const LONGEST_RETRY_MS = 15_000

function syncErrorOf(error: ApiError | NetworkError): SyncError {
  if (error instanceof NetworkError) return 'offline'
  if (error.status === 401) return 'signed-out'
  if (error.status === 403) return 'forbidden'
  if (error.status === 404) return 'deleted'
  return error.status === 429 || error.status >= 500 ? 'offline' : 'refused'
}

/** What was kept of a card, on the card as the server told it now. */
function resume(card: Card, kept: readonly UnsentEdits[]): SyncState {
  const [first, ...others] = kept
  if (!first) return { queue: startQueue(card), live: true }
  let queue = receiveCard(first.queue, card)
  for (const { queue: other } of others) {
    const edits = [...other.conflicts, other.inFlight?.edit, other.later]
    for (const edit of edits) if (edit) queue = addEdit(queue, edit)
  }
  return { queue, live: kept.every(({ live }) => live) }
}

/**
 * @param card as the server told it
 * @param userId its owner
 */
export function startSync(card: Card, userId: string): CardSync {
  const { cardId } = card
  const stateAtom: PrimitiveAtom<SyncState> = atom<SyncState>(resume(card, takeUnsentEdits(userId, cardId)))
  let notifyRejected: RejectedListener | undefined
  let stopListening: (() => void) | undefined
  let sending: Promise<void> | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let retryMs = FIRST_RETRY_MS
  /** What is held has been told to go, and is on its way. */
  let released = false

  const queueNow = () => store.get(stateAtom).queue
  const isIdle = () => waitingCount(queueNow()) === 0
  const keepEdits = () => {
    const { queue, live } = store.get(stateAtom)
    writeUnsentEdits(userId, cardId, isIdle() ? undefined : { queue, live })
  }
  const setQueue = (queue: EditQueue) => {
    store.set(stateAtom, (state) => ({ ...state, queue }))
    keepEdits()
  }
  const setError = (trouble: SyncError | undefined) =>
    store.set(stateAtom, ({ queue, live }) => ({ queue, live, ...(trouble && { trouble }) }))

  function take({ queue, rejected }: QueueStep): void {
    setQueue(queue)
    if (rejected) notifyRejected?.(rejected)
  }

  function receive(told: Card): void {
    if (told.version > queueNow().server.version) setQueue(receiveCard(queueNow(), told))
    applyCard(told)
  }

  /** @returns whether the refusal was about another version of the card, which has been taken over */
  function handleConflict(error: ApiError): boolean {
    const { card: present } = (error.body ?? {}) as Partial<CardConflictBody>
    if ((error.status !== 409 && error.status !== 412) || !present) return false
    receive(present)
    take(reject(queueNow(), error.status))
    return true
  }

  /** @returns whether there may be more to send */
  async function send({ opId, edit, ifVersion }: PatchRequest): Promise<boolean> {
    try {
      const { isOwner: _isOwner, ...stored } = await call(endpoints.updateCard, {
        params: { cardId },
        body: { ...edit.change, opId },
        ...(ifVersion !== undefined && { headers: { 'If-Match': `"v${ifVersion}"` } }),
        // What was typed last is stored although the page is being left.
        keepalive: true,
      })
      receive(stored)
      setQueue(acknowledge(queueNow()))
    } catch (error) {
      if (!(error instanceof ApiError) && !(error instanceof NetworkError)) throw error
      if (error instanceof NetworkError || !handleConflict(error)) {
        const trouble = syncErrorOf(error)
        if (trouble === 'refused') setQueue(requeue(queueNow()))
        setError(trouble)
        return false
      }
    }
    setError(undefined)
    retryMs = FIRST_RETRY_MS
    return true
  }

  async function sendAll(): Promise<void> {
    for (;;) {
      if (queueNow().inFlight === undefined && !mayTakeOff()) break
      take(dequeue(queueNow(), newOpId()))
      const { inFlight } = queueNow()
      if (!inFlight || !(await send(inFlight))) break
    }
    if (store.get(stateAtom).trouble === 'offline') {
      retry = setTimeout(() => void flush(), retryMs)
      retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS)
    }
    if (!notifyRejected && isIdle()) stop()
  }

  /** Held edits go only when they are asked to. */
  function mayTakeOff(): boolean {
    return store.get(stateAtom).live || released
  }

  function flush(): Promise<void> {
    clearTimeout(retry)
    sending ??= sendAll().finally(() => {
      sending = undefined
      if (isIdle()) released = false
    })
    return sending
  }

  function handleLiveCard(): void {
    const live = store.get(liveCardAtom)
    if (live.cardId !== cardId || !live.card) return
    const { queue, trouble } = store.get(stateAtom)
    if (live.deleted && trouble !== 'deleted') setError('deleted')
    // A lower one is of a restored backup, which the live card took for that reason (LIV-8).
    if (live.card.version !== queue.server.version) setQueue(receiveCard(queue, live.card))
  }

  /** What stopped the sending may be over: the network is back, or somebody signed in. */
  function comeBack(): void {
    const { trouble } = store.get(stateAtom)
    const session = store.get(sessionAtom)
    // Somebody else's session must not send them.
    const signedIn = session.status === 'signed-in' && session.user.id === userId
    if (trouble === 'offline' || (signedIn && (trouble === 'signed-out' || trouble === 'forbidden')))
      void flush()
  }

  function start(): void {
    if (stopListening) return
    registerSync(sync)
    window.addEventListener('online', comeBack)
    document.addEventListener('visibilitychange', comeBack)
    const leaveSession = store.sub(sessionAtom, comeBack)
    const leaveCard = store.sub(liveCardAtom, handleLiveCard)
    stopListening = () => {
      window.removeEventListener('online', comeBack)
      document.removeEventListener('visibilitychange', comeBack)
      leaveSession()
      leaveCard()
    }
    handleLiveCard()
  }

  function stop(): void {
    clearTimeout(retry)
    stopListening?.()
    stopListening = undefined
    unregisterSync(sync)
  }

  function outcome(): SaveOutcome {
    const { queue, trouble } = store.get(stateAtom)
    if (trouble) return trouble
    if (queue.conflicts.length > 0) return 'conflict'
    return isIdle() ? 'saved' : 'held'
  }

  const sync: CardSync = {
    kind: 'saved',
    cardId,
    stateAtom,
    shownAtom: atom((get) => shownCard(get(stateAtom).queue)),
    apply: (edit) => {
      setQueue(addEdit(queueNow(), edit))
      const { trouble } = store.get(stateAtom)
      if (trouble === undefined || trouble === 'refused') void flush()
    },
    setLive: (live) => {
      store.set(stateAtom, (state) => ({ ...state, live }))
      keepEdits()
      if (live) void flush()
    },
    saveNow: async () => {
      released = true
      await flush()
      return outcome()
    },
    resolve: (keep) => {
      setQueue(keep === 'mine' ? reapplyLocal(queueNow()) : discardLocal(queueNow()))
      void flush()
    },
    open: (onRejected) => {
      notifyRejected = onRejected
      start()
      return () => {
        notifyRejected = undefined
        if (isIdle()) stop()
      }
    },
    isOpen: () => notifyRejected !== undefined,
    isIdle,
    abandon: () => {
      setQueue(startQueue(queueNow().server))
      stop()
    },
  }
  registerSync(sync)
  // What was taken over from an earlier visit goes on its way, and is kept until it has arrived.
  if (!isIdle()) {
    keepEdits()
    start()
    void flush()
  }
  return sync
}

import { basics } from '#messages/basics.ts'
import { sync } from '#messages/sync.ts'
import type { ConflictBody } from '#shared/api.ts'
import { newOpId } from '#shared/ids.ts'
import type { Card } from '#shared/schemas/card.ts'
import { ApiError, call, NetworkError } from '../../lib/api-client.ts'
import { isolated } from '../../lib/isolated.ts'
import { sessionAtom, type Session } from '../../lib/session-atom.ts'
import { store } from '../../lib/store.ts'
import { toast } from '../../lib/toast.ts'
import type { Trouble } from '../../lib/trouble.ts'
import { applyAbsent, applyCard } from '../card-store.ts'
import type { ClientState } from './client-state.ts'
import { acknowledge, nextRequest, reject, save, type Request } from './pending.ts'
import { isSocketOpen, onSocketOpen } from '../socket-client.ts'
import type { Step } from './steps.ts'
import { endsWhenDone, isWaiting, type SyncError } from './sync-status.ts'

/** A request that takes longer is repeated when the page resumes: its connection may be dead. */
const STALE_MS = 3000
/** The delay before a retry; each further one waits twice as long, up to the maximum. */
const RETRY_MS = 1000
const MAX_RETRY_MS = 15_000
/** Someone keeps changing the same words: after so many refusals in a row the next attempt waits as without a network. */
const MAX_CONFLICTS = 8

/**
 * What became of a request.
 * - `conflict`: nothing was stored, as it was made for an older card
 * - `superseded`: it was aborted, to be repeated under its `opId`
 */
type Outcome = 'done' | 'conflict' | 'superseded' | 'failed'

/** The server is away, or as good as that. */
function waitingFor(trouble: Trouble): SyncError {
  if (trouble !== 'away') return trouble
  return isSocketOpen() && navigator.onLine ? 'unsaved' : 'offline'
}

/** @throws an error that is neither the network's nor the server's */
function syncErrorOf(error: unknown): SyncError {
  if (error instanceof NetworkError) return waitingFor(error.trouble)
  if (!(error instanceof ApiError)) throw error
  const { status, code } = error
  if (status === 403 || code === 'another-account') return 'forbidden'
  if (status === 401) return 'signed-out'
  if (status === 404) return 'deleted'
  return status === 429 || status >= 500 ? waitingFor('away') : 'refused'
}

/** The newest card, in the refusal of a request that was made for an older one. */
function newestCardIn(error: unknown): Card | undefined {
  if (!(error instanceof ApiError) || (error.status !== 409 && error.status !== 412)) return undefined
  return ((error.body ?? {}) as ConflictBody).card
}

/**
 * Sends the edits of a card, one request at a time, and retries when the server could not be reached.
 * @param onDone called when nothing is left to send, or a request has failed
 */
export function createSender(state: ClientState, onDone: () => void) {
  const { cardId, userId, pending, setError, setPending } = state
  let inFlight: { startedAt: number; controller: AbortController } | undefined
  let isSending = false
  let sending = Promise.resolve()
  let cancelRetry = (): void => undefined
  let retryDelayMs = RETRY_MS

  /** Drops a call that was refused, as no square says it anymore, unless another host has mended its word. */
  async function dropCall({ of, change }: Request, text: string): Promise<void> {
    const word = change.call ?? change.uncall ?? ''
    // The push that says so may come after the refusal.
    await call('getCard', { params: { cardId } }).then(applyCard, () => undefined)
    const step = pending().steps.find(({ id }) => of.includes(id))
    if (step?.type === 'call' && step.word !== word) return setPending(reject(pending()))
    toast({ title: sync.notCalled(isolated(word)), text })
    setPending(acknowledge(pending()))
  }

  function tellUndone(undone: readonly Step[]): void {
    const past = undone.flatMap((step) => (step.type === 'call' && !step.undo ? isolated(step.word) : []))
    if (past.length > 0) toast({ title: sync.notCalled(basics.list(past)), text: sync.roundIsOver })
    const steps = undone.filter(({ type }) => type !== 'call')
    if (steps.length > 0) state.tell({ type: 'undone', steps })
  }

  async function sendNext(request: Request): Promise<Outcome> {
    const { server } = pending()
    const { change, ifVersion } = request
    const session = store.get(sessionAtom)
    const controller = new AbortController()
    const { signal } = controller
    inFlight = { startedAt: performance.now(), controller }
    // WebKit settles no request with keepalive that was in flight as it kept the page for Back, not even an aborted one.
    const aborted = new Promise<never>((_, reject) => signal.addEventListener('abort', reject))
    try {
      const answer = call('updateCard', {
        params: { cardId },
        body: change,
        headers: {
          // The author's, who may have logged out since, or not be the one who has logged in.
          'X-User': userId,
          ...(ifVersion !== undefined && { 'If-Match': `"v${ifVersion}"` }),
        },
        signal,
        // The request survives leaving the page.
        keepalive: true,
      })
      const card = await Promise.race([answer, aborted])
      // A captive portal answers 200 to everything, and has stored nothing.
      if (card.cardId !== cardId) throw new NetworkError()
      applyCard(card)
      setPending(acknowledge(pending(), card))
      return 'done'
    } catch (error) {
      if (signal.aborted) return 'superseded'
      const newest = newestCardIn(error)
      if (!newest) return await failed(error, request, session)
      // If nothing newer has arrived, a lower version is current too: a backup was restored.
      applyCard(newest, { replace: pending().server === server })
      state.doAgain(reject(pending()))
      return 'conflict'
    } finally {
      inFlight = undefined
    }
  }

  /** @param session in which the request was sent */
  async function failed(error: unknown, request: Request, session: Session): Promise<Outcome> {
    const reason = syncErrorOf(error)
    if (reason === 'refused') {
      if ((request.change.call ?? request.change.uncall) !== undefined) {
        await dropCall(request, (error as ApiError).message)
        return 'done'
      }
      setPending(reject(pending()))
    }
    // The author has logged in since it was sent, so no sign-in will end the error.
    const isCured = state.isSignedIn() && store.get(sessionAtom) !== session
    if (reason === 'signed-out' && isCured) return 'superseded'
    if (reason === 'deleted') applyAbsent(cardId, 'gone')
    setError(reason)
    if (reason === 'forbidden') applyCard({ ...pending().server, canEdit: false })
    return 'failed'
  }

  async function sendAll(): Promise<void> {
    let answered: string | undefined
    let conflicts = 0
    try {
      for (;;) {
        const next = nextRequest(pending(), newOpId(), state.isLive())
        if (next.pending !== pending()) setPending(next.pending)
        tellUndone(next.undone)
        const { sent, server } = pending()
        const [request] = sent
        if (!request) {
          if (endsWhenDone(state.error())) setError(undefined)
          break
        }
        // A conflict answered with the same card would lead to the same request forever, and a field that an older server does not know.
        const { opId: _opId, ...change } = request.change
        const attempt = JSON.stringify([change, server])
        if (attempt === answered || conflicts > MAX_CONFLICTS) {
          setPending(reject(pending()))
          setError(attempt === answered ? 'refused' : waitingFor('away'))
          break
        }
        const outcome = await sendNext(request)
        if (outcome === 'failed') break
        conflicts = outcome === 'conflict' ? conflicts + 1 : 0
        if (outcome === 'superseded') continue
        answered = attempt
        setError(undefined)
        retryDelayMs = RETRY_MS
      }
    } catch (error) {
      // A defect: the edits stay stored, and the author sees that they are not saved.
      console.error(error)
      setError('failed')
    }
    // In the same turn as the last read of the queue, so that an edit made right after it is sent.
    isSending = false
    const error = state.error()
    if (isWaiting(error)) {
      const timer = setTimeout(() => void flush(), retryDelayMs)
      // The server is back: a longer wait would keep an edit from the players.
      const stopListening = onSocketOpen(() => void flush())
      cancelRetry = () => {
        clearTimeout(timer)
        stopListening()
      }
      retryDelayMs = Math.min(retryDelayMs * 2, MAX_RETRY_MS)
    }
    onDone()
  }

  function flush(): Promise<void> {
    cancelRetry()
    if (!isSending) {
      isSending = true
      sending = sendAll()
    }
    return sending
  }

  return {
    /** Sends the edits that may be sent. Resolves when nothing is left, or a request has failed. */
    flush,
    /** The same, for held edits too. */
    release: async (): Promise<void> => {
      setPending(save(pending()))
      // The loop under way may have skipped the held edits already.
      const wasSending = isSending
      await sending
      // A request that has just failed to reach the server, after up to 15 s, is retried soon.
      if (!wasSending || !isWaiting(state.error())) await flush()
    },
    /** Repeats a request if its connection may be dead: after this time. Call it when the page resumes. */
    dropStale: (afterMs = STALE_MS): void => {
      if (inFlight && performance.now() - inFlight.startedAt > afterMs) inFlight.controller.abort()
    },
    cancelRetry: () => cancelRetry(),
  }
}

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

/** A request in flight for longer is repeated when the page resumes: its connection may be dead. */
const STALE_MS = 3000
/** The delay before the first retry. It doubles with each further one, up to the maximum. */
const RETRY_MS = 1000
const MAX_RETRY_MS = 15_000
/** After this many conflicts in a row, since someone keeps changing the same words, the next attempt waits as if offline. */
const MAX_CONFLICTS = 8

/**
 * The outcome of a request.
 * - `conflict`: nothing was stored, because the request was made for an older card
 * - `superseded`: the request was aborted, and is repeated under the same `opId`
 */
type Outcome = 'done' | 'conflict' | 'superseded' | 'failed'

/** The error while the server cannot be reached or the network intercepts requests. */
function waitingFor(trouble: Trouble): SyncError {
  if (trouble !== 'away') return trouble
  return isSocketOpen() && navigator.onLine ? 'unsaved' : 'offline'
}

/** @throws errors that come neither from the network nor from the server */
function syncErrorOf(error: unknown): SyncError {
  if (error instanceof NetworkError) return waitingFor(error.trouble)
  if (!(error instanceof ApiError)) throw error
  const { status, code } = error
  if (status === 403 || code === 'another-account') return 'forbidden'
  if (status === 401) return 'signed-out'
  if (status === 404) return 'deleted'
  return status === 429 || status >= 500 ? waitingFor('away') : 'refused'
}

/** The newest card, which the server sends when it refuses a request made for an older one. */
function newestCardIn(error: unknown): Card | undefined {
  if (!(error instanceof ApiError) || (error.status !== 409 && error.status !== 412)) return undefined
  return ((error.body ?? {}) as ConflictBody).card
}

/**
 * Sends the edits of a card, one request at a time, and retries while the server cannot be reached.
 * @param onDone called when nothing is left to send, or after a failed request
 */
export function createSender(state: ClientState, onDone: () => void) {
  const { cardId, userId, pending, setError, setPending } = state
  let inFlight: { startedAt: number; controller: AbortController } | undefined
  let isSending = false
  let sending = Promise.resolve()
  let cancelRetry = (): void => undefined
  let retryDelayMs = RETRY_MS

  /** Drops a call that was refused because no square has its word anymore, unless another host has mended the word. */
  async function dropCall({ of, change }: Request, text: string): Promise<void> {
    const word = change.call ?? change.uncall ?? ''
    // The push with the mended word may arrive after the refusal.
    await call('getCard', { params: { cardId } }).then(applyCard, () => undefined)
    const step = pending().steps.find(({ id }) => of.includes(id))
    if (step?.type === 'call' && step.word !== word) return setPending(reject(pending()))
    toast({ title: sync.notCalled(isolated(word)), text })
    setPending(acknowledge(pending()))
  }

  function notifyUndone(undone: readonly Step[]): void {
    const expired = undone.flatMap((step) => (step.type === 'call' && !step.undo ? isolated(step.word) : []))
    if (expired.length > 0) toast({ title: sync.notCalled(basics.list(expired)), text: sync.roundIsOver })
    const steps = undone.filter(({ type }) => type !== 'call')
    if (steps.length > 0) state.notify({ type: 'undone', steps })
  }

  async function sendNext(request: Request): Promise<Outcome> {
    const { server } = pending()
    const { change, ifVersion } = request
    const session = store.get(sessionAtom)
    const controller = new AbortController()
    const { signal } = controller
    inFlight = { startedAt: performance.now(), controller }
    // WebKit never settles a keepalive request that was in flight when the page entered its back/forward cache, even if aborted.
    const aborted = new Promise<never>((_, reject) => signal.addEventListener('abort', reject))
    try {
      const answer = call('updateCard', {
        params: { cardId },
        body: change,
        headers: {
          // The author of the edits, who may have logged out, or whose place another user may have taken.
          'X-User': userId,
          ...(ifVersion !== undefined && { 'If-Match': `"v${ifVersion}"` }),
        },
        signal,
        // Lets the request outlive the page.
        keepalive: true,
      })
      const card = await Promise.race([answer, aborted])
      // A captive portal responds with 200 to everything, and stores nothing.
      if (card.cardId !== cardId) throw new NetworkError()
      applyCard(card)
      setPending(acknowledge(pending(), card))
      return 'done'
    } catch (error) {
      if (signal.aborted) return 'superseded'
      const newest = newestCardIn(error)
      if (!newest) return await failed(error, request, session)
      // If no newer card has arrived meanwhile, even a lower version is current: a backup was restored.
      applyCard(newest, { replace: pending().server === server })
      state.reapply(reject(pending()))
      return 'conflict'
    } finally {
      inFlight = undefined
    }
  }

  /** Returns whether the server can be reached and has stored nothing newer. */
  const isUnstored = () =>
    call('getCard', { params: { cardId } }).then(
      ({ version }) => version === pending().server.version,
      () => false,
    )

  /** @param session the session in which the request was sent */
  async function failed(error: unknown, request: Request, session: Session): Promise<Outcome> {
    const reason = syncErrorOf(error)
    if (reason === 'refused') {
      if ((request.change.call ?? request.change.uncall) !== undefined) {
        await dropCall(request, (error as ApiError).message)
        return 'done'
      }
      setPending(reject(pending()))
    }
    // A filter may have refused the words. Repeating the request would also block the edit that rewords them.
    if (reason === 'read-only' && (await isUnstored())) setPending(reject(pending()))
    // The author has logged in since the request was sent, so no later sign-in would clear the error.
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
        notifyUndone(next.undone)
        const { sent, server } = pending()
        const [request] = sent
        if (!request) {
          if (endsWhenDone(state.error())) setError(undefined)
          break
        }
        // A conflict with an unchanged card would repeat the same request forever, as would a field that an older server does not know.
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
      // A bug: the edits stay stored, and the author sees that they are not saved.
      console.error(error)
      setError('failed')
    }
    // Reset in the same turn as the last read of the queue, so that an edit made right afterwards is sent.
    isSending = false
    const error = state.error()
    if (isWaiting(error)) {
      const timer = setTimeout(() => void flush(), retryDelayMs)
      // An open socket means that the server is back: waiting any longer would keep the edit from players.
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
    /** Sends the edits that may be sent. Resolves when none is left, or a request has failed. */
    flush,
    /** Does the same, including held edits. */
    release: async (): Promise<void> => {
      setPending(save(pending()))
      // A running loop may already have skipped the held edits.
      const wasSending = isSending
      await sending
      // If a request has just timed out, after up to 15 s, the next retry is soon enough.
      if (!wasSending || !isWaiting(state.error())) await flush()
    },
    /** Repeats a request that has been in flight for longer than `afterMs`. Call it when the page resumes. */
    dropStale: (afterMs = STALE_MS): void => {
      if (inFlight && performance.now() - inFlight.startedAt > afterMs) inFlight.controller.abort()
    },
    cancelRetry: () => cancelRetry(),
  }
}

import { app } from '#messages/app.ts'
import { appDialogs } from '#messages/app-dialogs.ts'
import { basics } from '#messages/basics.ts'
import { ApiError, network, NetworkError, type WayRound } from './api-client.ts'
import { store } from './store.ts'
import { toast } from './toast.ts'
import { logInWordsAtom, type Trouble } from './trouble.ts'

/** The status of an unfollowed redirect (0), and those with which gateways respond to users who have not logged in to them. */
const LOG_IN = new Set([0, 401, 403, 511])
/** Statuses below 500 that do not mean that the method is refused. */
const PASSING = new Set([408, 425, 429])
/** After this many failed writes in a row, while GET works, the network is taken to be read-only. */
const MAX_FAILURES = 3

/** The status of the response that came instead of ours; undefined if there was none. */
const statusOf = ({ cause }: NetworkError) => (cause instanceof ApiError ? cause.status : undefined)

/** Adds the trouble and its text to the error. */
function withTrouble(error: NetworkError, trouble: Trouble): NetworkError {
  const message = trouble === 'away' ? error.message : appDialogs.trouble[trouble]
  store.set(logInWordsAtom, trouble === 'log-in' ? message : undefined)
  return Object.assign(error, { trouble, message })
}

/** Whether a toast has offered to reload the page. It does so once, because screens that only read have no better place for it. */
let hasOffered = false
function offerLogIn(text: string): void {
  if (hasOffered) return
  hasOffered = true
  toast({ title: basics.error, text, action: { label: app.reload, run: () => location.reload() } })
}

/** Explains the error of a call that only reads. */
export function troubleOf(error: NetworkError): NetworkError {
  return withTrouble(error, LOG_IN.has(statusOf(error) ?? NaN) ? 'log-in' : 'away')
}

/** Explains the error of a write that failed while GET works. @param failures the number of failed writes in a row */
function blockOf(error: NetworkError, failures: number): NetworkError {
  const status = statusOf(error) ?? 503
  if (LOG_IN.has(status) && status !== 403) return withTrouble(error, 'log-in')
  const isRefused = status === 501 || (status < 500 && !PASSING.has(status))
  return withTrouble(error, isRefused || failures >= MAX_FAILURES ? 'read-only' : 'away')
}

/** Sends PATCH and DELETE as POST if the network lets through GET but not them. Otherwise throws an error that says what is wrong. */
const findWay: WayRound = async (error, ways) => {
  const isLate = error.cause instanceof Error && error.cause.name === 'AbortError'
  // Some networks drop requests with certain methods, so the next write is sent as POST.
  if (ways && isLate) network.sendsAsPost = ways.post !== false
  if (!ways || isLate || !navigator.onLine) {
    if (troubleOf(error).trouble === 'log-in') offerLogIn(error.message)
    throw error
  }
  const { failures, get, post } = ways
  await get().catch((refusal: unknown) => {
    if (refusal instanceof NetworkError) throw troubleOf(refusal)
    if (!(refusal instanceof ApiError)) throw refusal
  })
  try {
    if (post) {
      const reply = await post()
      network.sendsAsPost = true
      return reply
    }
  } catch (retryError) {
    throw retryError instanceof NetworkError ? blockOf(retryError, failures) : retryError
  }
  throw blockOf(error, failures)
}

/** Makes all further calls work around networks that refuse methods. @returns a function that undoes this */
export function followNetwork(): () => void {
  network.wayRound = findWay
  return () => {
    delete network.wayRound
    delete network.sendsAsPost
  }
}

import { app } from '#messages/app.ts'
import { appDialogs } from '#messages/app-dialogs.ts'
import { basics } from '#messages/basics.ts'
import { ApiError, network, NetworkError, type WayRound } from './api-client.ts'
import { store } from './store.ts'
import { toast } from './toast.ts'
import { logInWordsAtom, type Trouble } from './trouble.ts'

/** Of a redirect that no call follows, and of what gateways before a site answer to who has not logged in to them. */
const LOG_IN = new Set([0, 401, 403, 511])
/** Statuses below 500 that say nothing about the method. */
const PASSING = new Set([408, 425, 429])
/** So many calls in a row that changed nothing, while GET worked, are no accident. */
const FAILURES_OF_NETWORK = 3

/** What came in place of our answer; undefined if nothing did. */
const statusOf = ({ cause }: NetworkError) => (cause instanceof ApiError ? cause.status : undefined)

/** The error with its trouble, and the words for it. */
function withTrouble(error: NetworkError, trouble: Trouble): NetworkError {
  const message = trouble === 'away' ? error.message : appDialogs.trouble[trouble]
  store.set(logInWordsAtom, trouble === 'log-in' ? message : undefined)
  return Object.assign(error, { trouble, message })
}

/** Offers to load the page again, once: a screen that only reads has no better place for it. */
let hasOffered = false
function offerLogIn(text: string): void {
  if (hasOffered) return
  hasOffered = true
  toast({ title: basics.error, text, action: { label: app.reload, run: () => location.reload() } })
}

/** The error of a call that only reads. */
export function troubleOf(error: NetworkError): NetworkError {
  return withTrouble(error, LOG_IN.has(statusOf(error) ?? NaN) ? 'log-in' : 'away')
}

/** The error of a call that changes something and didn't get through while GET works. @param failures in a row */
function blockOf(error: NetworkError, failures: number): NetworkError {
  const status = statusOf(error) ?? 503
  if (LOG_IN.has(status) && status !== 403) return withTrouble(error, 'log-in')
  const isRefused = status === 501 || (status < 500 && !PASSING.has(status))
  return withTrouble(error, isRefused || failures >= FAILURES_OF_NETWORK ? 'read-only' : 'away')
}

/** Sends PATCH and DELETE as POST where a network lets GET through and not them. Otherwise says what is in the way. */
const findWay: WayRound = async (error, ways) => {
  const isLate = error.cause instanceof Error && error.cause.name === 'AbortError'
  // Some networks swallow a method: the other way is next.
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
  } catch (again) {
    throw again instanceof NetworkError ? blockOf(again, failures) : again
  }
  throw blockOf(error, failures)
}

/** From now on calls find their way through networks that refuse methods. @returns undoes it */
export function followNetwork(): () => void {
  network.wayRound = findWay
  return () => {
    delete network.wayRound
    delete network.sendsAsPost
  }
}

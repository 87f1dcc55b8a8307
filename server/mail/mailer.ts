import { setMaxListeners } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { PRODUCT_NAME } from '#shared/product.ts'
import type { AccountKey } from '../account-key.ts'
import type { Activity, MailOutcome } from '../activity.ts'
import type { Logger } from '../log.ts'

/** A plain-text email to one person. */
export interface Email {
  to: string
  subject: string
  text: string
  /** The link that the email is about. */
  link?: string
  /** Whether it makes earlier emails with the same subject to this person useless: their links may no longer work. */
  replaces?: true
}

export interface Mailer {
  /**
   * Sends in the background: neither response time nor status may reveal whether an address has an account. Failures are
   * logged.
   */
  send: (email: Email) => void
  /** Sends waiting emails and waits for those in flight, but not for a slow SMTP server: no one is served meanwhile. */
  close: () => Promise<void>
}

export interface MailSettings {
  smtpUrl?: string | undefined
  /** The sender: an address, or a name with an address in `<>`. */
  from?: string | undefined
  /** The waits before an email is sent again, in ms. Only tests set them. */
  againMs?: readonly number[]
}

const DEFAULT_FROM = `${PRODUCT_NAME} <no-reply@localhost>`
const TIMEOUT_MS = 10_000
/**
 * The waits before an email is sent again that the server has refused temporarily, plus up to 100 % jitter. Servers do so above a
 * limit of connections or emails, for example when a class registers together, and for a first email from a sender (greylisting).
 */
const AGAIN_MS = [10_000, 60_000, 300_000]
/** A shutdown takes 10 s at most, of which requests may take 5. */
const CLOSE_MS = 3000
/** The most emails in flight, each with 2 kB and a connection. A hanging SMTP server holds each for 10 s or more. */
const MAX_IN_FLIGHT = 100

/** Sends by SMTP. Without SMTP_URL, links are logged instead, for local use, and the library is not loaded. */
export async function createMailer(
  { smtpUrl, from = DEFAULT_FROM, againMs = AGAIN_MS }: MailSettings,
  log: Logger,
  accountOf: AccountKey,
  activity?: Activity,
): Promise<Mailer> {
  const report = (outcome: MailOutcome): void => {
    activity?.emit('mail.settled', { outcome })
  }

  if (smtpUrl === undefined)
    return {
      send: ({ subject, link }) => {
        log.warn(
          { event: 'mail_not_sent', subject, link },
          "SMTP_URL isn't set: the link is logged instead of emailed",
        )
        report('logged')
      },
      close: () => Promise.resolve(),
    }

  const { createTransport } = await import('nodemailer')
  const transport = createTransport(
    {
      url: smtpUrl,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      // No user input may make the mailer read a file or a URL.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    // Keeps out-of-office replies from answering (RFC 3834).
    { from, headers: { 'Auto-Submitted': 'auto-generated' } },
  )
  const closing = new AbortController()
  // Each waiting email listens. Above ten listeners, Node.js would print a warning of a memory leak.
  setMaxListeners(MAX_IN_FLIGHT, closing.signal)
  /** The emails in flight, each with a function that reports it as given up. */
  const inFlight = new Map<Promise<void>, () => void>()
  /** The newest email in flight of each kind that replaces earlier ones, by its address and subject. */
  const newest = new Map<string, Email>()
  const keyOf = ({ to, subject }: Email) => `${to} ${subject}`

  /** Sends an email, and again after each of the waits if the server refuses it temporarily. */
  async function deliver(email: Email, [waitMs, ...later]: readonly number[]): Promise<unknown> {
    try {
      const { to, subject, text } = email
      return await transport.sendMail({ to, subject, text })
    } catch (error) {
      const { responseCode = 0 } = error as { responseCode?: number }
      const isTemporary = responseCode >= 400 && responseCode < 500
      // Waiting emails leave room for new ones.
      if (waitMs === undefined || !isTemporary || inFlight.size > MAX_IN_FLIGHT / 2) throw error
      const wait = { signal: closing.signal, ref: false }
      await delay(waitMs * (1 + Math.random()), undefined, wait).catch(() => undefined)
      // Arriving last, a link that no longer works would be the one that the person opens.
      if (email.replaces && newest.get(keyOf(email)) !== email)
        throw Object.assign(error as Error, { code: 'replaced by a newer email' })
    }
    return deliver(email, closing.signal.aborted ? [] : later)
  }

  return {
    send: (email) => {
      const { to, subject } = email
      const failed = (outcome: MailOutcome, kind: string, smtpCode?: number) => {
        log.error({ event: 'mail_failed', subject, account: accountOf(to), kind, smtpCode })
        report(outcome)
      }
      if (inFlight.size >= MAX_IN_FLIGHT) return failed('dropped', 'too many emails in flight')
      if (email.replaces) newest.set(keyOf(email), email)
      const sending = deliver(email, againMs).then(
        () => report('sent'),
        // The error's message may contain the address or the server's password.
        ({ code, name, responseCode }: Error & { code?: string; responseCode?: number }) =>
          failed('failed', code ?? name, responseCode),
      )
      inFlight.set(sending, () => failed('dropped', 'the server ended'))
      void sending.finally(() => {
        inFlight.delete(sending)
        if (newest.get(keyOf(email)) === email) newest.delete(keyOf(email))
      })
    },
    close: async () => {
      closing.abort()
      await Promise.race([Promise.all(inFlight.keys()), delay(CLOSE_MS, undefined, { ref: false })])
      for (const giveUp of inFlight.values()) giveUp()
      transport.close()
    },
  }
}

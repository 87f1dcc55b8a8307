import { createTransport } from 'nodemailer'
import { PRODUCT_NAME } from '#shared/product.ts'
import type { Logger } from '../log.ts'

/** A letter to one person, in plain text. */
export interface Email {
  to: string
  subject: string
  text: string
  /** What the letter is for: the one address to open. */
  link?: string
}

export interface Mailer {
  /**
   * Hands the letter over and returns at once: how long mail takes, and whether it goes out, is nobody's business who
   * asked for it. A failure is logged.
   */
  send: (letter: Email) => void
  /** Waits for emails that are on their way. */
  close: () => Promise<void>
}

export interface MailSettings {
  smtpUrl?: string | undefined
  /** The sender: an address, or a name with an address in `<>`. */
  from?: string | undefined
}

const DEFAULT_FROM = `${PRODUCT_NAME} <no-reply@localhost>`
const TIMEOUT_MS = 10_000

/** Sends by SMTP; without an SMTP server each letter's link goes to the log, for whoever tries the app out. */
export function createMailer({ smtpUrl, from = DEFAULT_FROM }: MailSettings, log: Logger): Mailer {
  if (smtpUrl === undefined)
    return {
      send: ({ subject, link }) =>
        log.warn({ event: 'mail_not_sent', subject, link }, 'no SMTP_URL is set, so here is the link'),
      close: () => Promise.resolve(),
    }

  const transport = createTransport(
    {
      url: smtpUrl,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      // Nothing that somebody typed may make the mailer read a file or an address.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  const underWay = new Set<Promise<void>>()
  return {
    send: ({ to, subject, text }) => {
      const sending = transport.sendMail({ to, subject, text }).then(
        () => undefined,
        // The error's message may carry the address or the server's password.
        (error: Error & { code?: string }) =>
          log.error({ event: 'mail_failed', subject, kind: error.code ?? error.name }),
      )
      underWay.add(sending)
      void sending.finally(() => underWay.delete(sending))
    },
    close: async () => {
      await Promise.all(underWay)
      transport.close()
    },
  }
}

import { SMTPServer } from 'smtp-server'
import { eventually } from './eventually.ts'
import { listening } from './listening.ts'

/** An email as received over SMTP. */
export interface Received {
  to: string[]
  /** The headers and the body, decoded as far as our emails require. */
  text: string
}

/** Decodes quoted-printable, in which long lines are sent. */
function decoded(raw: string): string {
  return raw
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
}

/** Starts a real SMTP server on loopback that keeps the emails it receives. */
export async function startMailbox() {
  const emails: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      mailbox.refusals-- > 0 ? done(Object.assign(new Error('Greylisted'), { responseCode: 451 })) : done(),
    onData: (stream, session, done) => {
      let raw = ''
      stream.setEncoding('utf8')
      stream.on('data', (part: string) => (raw += part))
      stream.on('end', () => {
        emails.push({ to: session.envelope.rcptTo.map(({ address }) => address), text: decoded(raw) })
        done()
      })
    },
  })
  const port = await listening(server.server)
  const emailsTo = (to: string) => emails.filter((email) => email.to.includes(to))
  const mailbox = {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    emails,
    /** How many of the next emails get a temporary refusal. */
    refusals: 0,
    /** Waits for at least so many emails to this address, and returns the newest. */
    newest: async (to: string, atLeast = 1) => {
      const found = await eventually(
        () => emailsTo(to),
        (some) => some.length >= atLeast,
      )
      return found.at(-1)!
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
  return mailbox
}

/** Returns the code in an email's link to this screen. */
export function codeIn({ text }: Received, screen: 'verify-email' | 'reset-password' | 'auth'): string {
  const code = new RegExp(`/${screen}#([\\w-]+)`).exec(text)?.[1]
  if (code === undefined) throw new Error(`No link in: ${text}`)
  return code
}

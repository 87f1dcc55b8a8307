import type { Language } from '#shared/languages.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import { reportReasons } from '#shared/messages/en/report-reasons.ts'
import type { Report } from '#shared/schemas/report.ts'
import { emailMessages, type EmailMessages } from '../messages.ts'
import type { Email } from './mailer.ts'

/** Someone with an address, and the language that they read. */
export interface Recipient {
  email: string
  language: Language
}

async function email(
  { email: to, language }: Recipient,
  write: (words: EmailMessages) => { subject: string; text: string },
  link?: string,
): Promise<Email> {
  const words = await emailMessages(language)
  const { subject, text } = write(words)
  return {
    to,
    subject,
    text: `${text}\n\n${words.signature}`,
    ...(link !== undefined && { link, replaces: true }),
  }
}

export const verificationEmail = (to: Recipient, link: string) =>
  email(to, (words) => ({ subject: words.verificationSubject, text: words.verification(link) }), link)

export const resetEmail = (to: Recipient, link: string) =>
  email(to, (words) => ({ subject: words.resetSubject, text: words.reset(link) }), link)

/** An invitation, to an address that may register. */
export const invitationEmail = (to: Recipient, link: string) =>
  email(to, (words) => ({ subject: words.invitationSubject, text: words.invitation(link) }), link)

/** Answers a reset request for an account without a password. */
export const signInElsewhereEmail = (to: Recipient, provider: string) =>
  email(to, (words) => ({ subject: words.signInElsewhereSubject, text: words.signInElsewhere(provider) }))

/** Sent after every password change, so that a takeover does not stay unnoticed. */
export const passwordChangedEmail = (to: Recipient) =>
  email(to, (words) => ({ subject: words.passwordChangedSubject, text: words.passwordChanged }))

/** An email to the operator, in English. The reporter's words come last, marked as theirs. */
export function reportEmail(to: string, link: string, { reason, text, name, email }: Report): Email {
  return {
    to,
    link,
    subject: `Report on ${PRODUCT_NAME}: ${reportReasons[reason]}`,
    text: [
      'Someone has reported this:',
      link,
      `Reason: ${reportReasons[reason]}`,
      `From: ${name ?? 'no name given'}, ${email ?? 'no email given'}`,
      `In their words:\n${text.replace(/^/gm, '> ')}`,
      'Nothing happens until you decide. Decide on the page /admin, or with: npm run admin -- reports',
      `The people at ${PRODUCT_NAME}`,
    ].join('\n\n'),
  }
}

/** Tells a reporter the decision. */
export const reportDecidedEmail = (to: Recipient, link: string, outcome: 'removed' | 'kept', why: string) =>
  email(to, (words) => ({
    subject: words.reportDecidedSubject,
    text: words.reportDecided(link, outcome === 'removed', why),
  }))

/** Tells the owner of a card that it was taken down. */
export const takenDownEmail = (to: Recipient, link: string, why: string) =>
  email(to, (words) => ({ subject: words.takenDownSubject, text: words.takenDown(link, why) }))

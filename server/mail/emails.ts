import { APPEAL_DAYS, INVITATION_DAYS, LINK_MINUTES, PRODUCT_NAME } from '#shared/product.ts'
import { REASON_WORDS } from '#shared/report-reasons.ts'
import type { Report } from '#shared/schemas/report.ts'
import type { Email } from './mailer.ts'

const validity = `The link works once and expires in ${LINK_MINUTES} minutes.`

function plainEmail(to: string, subject: string, lines: readonly string[], link?: string): Email {
  const text = [...lines, `The people at ${PRODUCT_NAME}`].join('\n\n')
  return { to, subject, text, ...(link !== undefined && { link }) }
}

export function verificationEmail(to: string, link: string): Email {
  return plainEmail(
    to,
    `Confirm your email for ${PRODUCT_NAME}`,
    [`Welcome to ${PRODUCT_NAME}. Confirm your email address here:`, link, validity],
    link,
  )
}

export function resetEmail(to: string, link: string): Email {
  return plainEmail(
    to,
    `Set a new password for ${PRODUCT_NAME}`,
    [
      `Someone, hopefully you, asked to reset your ${PRODUCT_NAME} password. Set a new one here:`,
      link,
      `${validity} If it wasn't you, ignore this email. Your password hasn't changed.`,
    ],
    link,
  )
}

/** To an address that may register. */
export function invitationEmail(to: string, link: string): Email {
  return plainEmail(
    to,
    `Register for ${PRODUCT_NAME}`,
    [
      `Someone, hopefully you, asked to register for ${PRODUCT_NAME} with your email. Make your account here:`,
      link,
      `The link works once, for your email only, and expires in ${INVITATION_DAYS} days. If you have an account already, just log in.`,
    ],
    link,
  )
}

/** For a reset request on an account without a password. */
export function signInElsewhereEmail(to: string, provider: string): Email {
  return plainEmail(to, `Your ${PRODUCT_NAME} account`, [
    `Someone, hopefully you, asked for a new password. Your account doesn't have one. Log in with ${provider} instead.`,
  ])
}

/** Sent after every password change, so that a takeover does not stay unnoticed. */
export function passwordChangedEmail(to: string): Email {
  return plainEmail(to, `Your ${PRODUCT_NAME} password was changed`, [
    'Your password was just changed, and you were logged out on all other devices.',
    'If it wasn\'t you, reset it right away with "Forgot password?" on the login page.',
  ])
}

/** To the operator. The reporter's words come last, marked as theirs. */
export function reportEmail(to: string, link: string, { reason, text, name, email }: Report): Email {
  return plainEmail(
    to,
    `Report on ${PRODUCT_NAME}: ${REASON_WORDS[reason]}`,
    [
      'Someone has reported this:',
      link,
      `Reason: ${REASON_WORDS[reason]}`,
      `From: ${name ?? 'no name given'}, ${email ?? 'no email given'}`,
      `In their words:\n${text.replace(/^/gm, '> ')}`,
      'Nothing happens until you decide. Decide on the page /admin, or with: npm run admin -- reports',
    ],
    link,
  )
}

/** The answer to a reporter. */
export function reportDecidedEmail(
  to: string,
  link: string,
  outcome: 'removed' | 'kept',
  why: string,
): Email {
  return plainEmail(to, `Your report on ${PRODUCT_NAME}`, [
    `Thank you for your report. A person has looked at it:\n${link}`,
    outcome === 'removed' ? 'We have taken it down.' : 'We have left it as it is.',
    `Why: ${why}`,
    'If you see it differently, write to the address on our page Contact.',
  ])
}

/** To the owner of a card that was taken down. */
export function takenDownEmail(to: string, link: string, why: string): Email {
  return plainEmail(to, `Your card on ${PRODUCT_NAME} was taken down`, [
    `We have taken down a card of yours after a report:\n${link}`,
    `Why: ${why}`,
    `If that's a mistake, write to the address on our page Contact within ${APPEAL_DAYS} days. After that the card's words are deleted for good.`,
  ])
}

import { INVITATION_DAYS, LINK_MINUTES, PRODUCT_NAME } from '#shared/product.ts'
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

import { LINK_MINUTES, PRODUCT_NAME } from '#shared/product.ts'
import type { Email } from './mailer.ts'

const validity = `The link works once, for ${LINK_MINUTES} minutes.`

function plainEmail(to: string, subject: string, lines: readonly string[], link?: string): Email {
  const text = [...lines, `The people at ${PRODUCT_NAME}`].join('\n\n')
  return { to, subject, text, ...(link !== undefined && { link }) }
}

export function verificationEmail(to: string, link: string): Email {
  return plainEmail(
    to,
    `Confirm your email for ${PRODUCT_NAME}`,
    ['Please confirm that this address is yours:', link, validity],
    link,
  )
}

export function resetEmail(to: string, link: string): Email {
  return plainEmail(
    to,
    `Set a new password for ${PRODUCT_NAME}`,
    [
      'Someone, hopefully you, asked for a new password. Set it here:',
      link,
      `${validity} If it was not you, there is nothing to do: your password stays as it is.`,
    ],
    link,
  )
}

/** For a reset request on an account without a password. */
export function signInWithGoogleEmail(to: string): Email {
  return plainEmail(to, `Your ${PRODUCT_NAME} account`, [
    `Someone, hopefully you, asked for a new password. Your account has none: sign in with Google.`,
  ])
}

/** Sent after every password change, so that a takeover does not stay unnoticed. */
export function passwordChangedEmail(to: string): Email {
  return plainEmail(to, `Your ${PRODUCT_NAME} password was changed`, [
    'The password of your account was changed just now, and all other devices were logged out.',
    'If it was not you, set a new one at once with "Forgot password?" on the log-in page.',
  ])
}

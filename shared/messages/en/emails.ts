import { APPEAL_DAYS, INVITATION_DAYS, LINK_MINUTES, PRODUCT_NAME } from '#shared/product.ts'

/** Plain text, in paragraphs with an empty line between them. A link stands alone on its line. */
export const emails = {
  signature: `The people at ${PRODUCT_NAME}`,
  verificationSubject: `Confirm your email for ${PRODUCT_NAME}`,
  verification: (link: string) => `Welcome to ${PRODUCT_NAME}. Confirm your email address here:

${link}

The link works once and expires in ${LINK_MINUTES} minutes.`,
  resetSubject: `Set a new password for ${PRODUCT_NAME}`,
  reset: (
    link: string,
  ) => `Someone, hopefully you, asked to reset your ${PRODUCT_NAME} password. Set a new one here:

${link}

The link works once and expires in ${LINK_MINUTES} minutes. If it wasn't you, ignore this email. Your password hasn't changed.`,
  invitationSubject: `Register for ${PRODUCT_NAME}`,
  invitation: (
    link: string,
  ) => `Someone, hopefully you, asked to register for ${PRODUCT_NAME} with your email. Make your account here:

${link}

The link works once, for your email only, and expires in ${INVITATION_DAYS} days. If you have an account already, just log in.`,
  signInElsewhereSubject: `Your ${PRODUCT_NAME} account`,
  /** `provider` is a name such as Google. */
  signInElsewhere: (provider: string) =>
    `Someone, hopefully you, asked for a new password. Your account doesn't have one. Log in with ${provider} instead.`,
  passwordChangedSubject: `Your ${PRODUCT_NAME} password was changed`,
  passwordChanged: `Your password was just changed, and you were logged out on all other devices.

If it wasn't you, reset it right away with "Forgot password?" on the login page.`,
  reportDecidedSubject: `Your report on ${PRODUCT_NAME}`,
  /** `why` is the operator's, in any language. */
  reportDecided: (
    link: string,
    isRemoved: boolean,
    why: string,
  ) => `Thank you for your report. A person has looked at it:
${link}

${isRemoved ? 'We have taken it down.' : 'We have left it as it is.'}

Why: ${why}

If you see it differently, write to the address on our page Contact.`,
  takenDownSubject: `Your card on ${PRODUCT_NAME} was taken down`,
  takenDown: (link: string, why: string) => `We have taken down a card of yours after a report:
${link}

Why: ${why}

If that's a mistake, write to the address on our page Contact within ${APPEAL_DAYS} days. After that the card's words are deleted for good.`,
}

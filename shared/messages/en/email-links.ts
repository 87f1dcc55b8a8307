import { LINK_MINUTES } from '#shared/product.ts'

/** The screens that links in emails open: a new password, and the confirmation of an address. */
export const emailLinks = {
  logIn: 'Log in',
  profile: 'Profile Settings',
  reset: {
    title: 'Set a new password',
    confirmPassword: 'Confirm password',
    save: 'Save new password',
    failed: 'Password not changed',
    backToLogIn: 'Back to login',
    requestAgain: 'Request a new link',
    done: 'Your new password is set',
    doneText: "You can log in with it now. We've logged you out everywhere else.",
    incomplete: 'That link was incomplete. Open it from the email again, or request a new one here.',
    requestHint: "We'll email you a link to set a new password.",
    request: 'Email me a link',
    requested: 'Check your email',
    requestedText: "If there's an account for that address, a reset link is on its way.",
    expires: `The link works once and expires in ${LINK_MINUTES} minutes.`,
  },
  verify: {
    title: 'Confirm your email',
    incomplete: 'This link is incomplete. Open it from the email again.',
    pending: 'Confirming your email',
    done: 'Your email is confirmed',
    doneText: 'If you ever forget your password, we can email you a reset link.',
    already: 'Already confirmed',
    /** @param reason why the link does not work, as a sentence */
    alreadyText: (reason: string, email: string) => `${reason} Your email, ${email}, is confirmed.`,
    invalid: "We couldn't confirm your email",
    logInForLink: 'Log in to get a new link',
    sendAgain: 'Send a new link',
    failed: 'Not confirmed yet',
  },
}

import type { ServerConfig } from '#shared/contract/server.ts'
import { DEFAULT_PASSWORD_MIN_LENGTH, INVITATION_DAYS } from '#shared/product.ts'

type Operator = ServerConfig['operator']

const ask = (operator: Operator) =>
  operator ? `Ask ${operator.name} at ${operator.email}` : 'Ask the person who runs this server'

/**
 * The screen to log in and to register. Some sentences say whom to ask about this server: an operator with a name and an address, or
 * no one whom we know.
 */
export const auth = {
  title: 'Log in or register',
  /** Above the form, by the reason for the visit. */
  account: { title: 'Keep your cards.', line: 'Save them, share them, play them anywhere.' },
  share: { title: 'One step to your link.', line: 'Your card is waiting.' },
  coHost: { title: 'Host it together.', line: 'Log in or register to accept the invitation.' },
  designs: 'Customizable designs: six themes, your words',
  gameplay: 'Interactive gameplay: we spot the bingo for you',
  shareable: 'Shareable cards: one link, everyone plays',
  logInTab: 'Login',
  registerTab: 'Register',
  noAccount: "Don't have an account?",
  toRegister: 'Register',
  hasAccount: 'Already have an account?',
  toLogIn: 'Log in',
  /** @param provider such as Google, or the name of an organization's login */
  continueWith: (provider: string) => `Continue with ${provider}`,
  /** In another app's web view. */
  googleInApp: "Google doesn't allow logins inside other apps. Open this page in your browser first.",

  password: 'Password',
  confirmPassword: 'Confirm password',
  passwordTooShort: `Password must be at least ${DEFAULT_PASSWORD_MIN_LENGTH} characters`,
  loggingIn: 'Logging in',
  loggedIn: 'Login successful',
  welcomeBack: (name: string) => `Welcome back, ${name}!`,
  logInFailed: 'Login failed',
  /** The browser keeps no cookie of the session that the server has begun. */
  cookieRefused:
    "Your browser blocks cookies for this site, so you aren't logged in. Allow them and log in again, or make a card as a guest and copy its link.",
  cookieRefusedAfterRegistering:
    "Your account is ready, but your browser blocks cookies for this site, so you aren't logged in. Allow them and log in, or make a card as a guest and copy its link.",
  forgotPassword: 'Forgot password?',
  register: 'Register',
  registering: 'Creating account',
  registered: 'Registration successful',
  welcome: (name: string) => `Welcome, ${name}!`,
  registerFailed: 'Registration failed',
  nameAndIcon: 'Add a name and icon',
  displayName: 'Display name (optional)',

  closedTitle: 'No new accounts here',
  closed: 'This server takes no new accounts. Ask the person who runs this server if you need one.',
  closedAsk: 'This server takes no new accounts. Ask <name></name> if you need one: <address></address>',
  invitedTitle: 'By invitation',
  invited:
    'New accounts need an invitation. Have one? Open its link. Ask the person who runs this server for one.',
  invitedAsk:
    'New accounts need an invitation. Have one? Open its link. Ask <name></name> for one: <address></address>',
  noNeed: "You don't need an account to play, or to make a card in this browser.",
  inviteHint: "If your address is on the list, we'll email you an invitation.",
  invite: 'Email me an invitation',
  inviteSent: 'Check your email',
  inviteSentText: `If your address is on the list, your invitation is on its way. It works for ${INVITATION_DAYS} days.`,
  inviteNotSent: 'Invitation not sent',

  /** A login at Google or an organization, which leads back here. */
  external: {
    googleDone: 'Google sign-in successful',
    emailTaken: 'You already have an account with that email. Sign in with your password.',
    /** @param other the other login of this server: which of the two is theirs isn't known */
    emailTakenOrOther: (other: string) =>
      `You already have an account with that email. Log in with your password or with ${other}.`,
    emailOfAnother: (operator: Operator) => `Another account here has your email. ${ask(operator)} for help.`,
    closed: (operator: Operator) =>
      `You don't have an account here yet, and this server takes no new ones. ${ask(operator)} if you need one.`,
    invited: (operator: Operator) =>
      `You don't have an account here yet, and a new one needs an invitation. ${ask(operator)} for one.`,
    invitedOther: 'Your invitation is for another email address. Use the one you were invited with.',
    suspended: (operator: Operator) =>
      `Your account is suspended. ${ask(operator)} if you think that is a mistake.`,
    invitationEnded: (operator: Operator) =>
      `Your invitation has already been used or has expired. ${ask(operator)} for a new one.`,
    emailUnconfirmed: (provider: string, operator: Operator) =>
      `We got no confirmed email from ${provider}. Confirm yours there, then log in again. ${ask(operator)} if that doesn't help.`,
    unavailable: (provider: string) =>
      `We can't reach the login of ${provider} right now. Try again in a minute.`,
    /** In place of the name of an organization's login. */
    unnamed: 'that login',
    googleFailed: "Google sign-in didn't work. Try again, or use your password.",
    failed: (provider: string) => `Logging in with ${provider} didn't work. Try again.`,
  },
}

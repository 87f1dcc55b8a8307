/** The dialog that makes an access token. */
export const newToken = {
  name: 'Name',
  nameHint: 'What you use it for, such as “Score bot”',
  /** What the token may do; the choices are the scopes of access-tokens. */
  access: 'Access',
  expiresIn: 'Expires in',
  /** Choices of “Expires in”, by their number of days. */
  days: { 7: '7 days', 30: '30 days', 90: '90 days', 365: 'A year' },
  create: 'Create Token',
  creating: 'Creating...',
  failed: 'Token not created',

  /** The token is shown, this one time. */
  copyTitle: 'Copy Your Token',
  copyWarning: "We can't show it again. Keep it like a password: anyone who has it can use it.",
  token: (name: string) => `The token ${name}`,
  copied: 'Token copied',
  copyByHand: 'Select the token and copy it by hand.',
  done: 'Done',
}

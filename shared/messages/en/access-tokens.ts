/** Keys of scripts and bots, a part of the profile. */
export const accessTokens = {
  explanation:
    'Let a script or a bot read or change your cards. <link>See how it works</link>. Tokens stop working when you change your password or log out everywhere else.',
  failed: "Your tokens didn't load.",
  /** Always several. */
  full: (count: number) => `You have ${count} tokens. Delete one to make room for another.`,
  new: 'New token',

  /** What a token may do. */
  scopes: {
    'cards:read': 'Read cards',
    'cards:write': 'Read and change cards',
  },
  /** Below a token's name: one of `scopes`, then one of the uses and one of the ends. */
  notes: (scope: string, use: string, end: string) => `${scope}. ${use}. ${end}.`,
  neverUsed: 'Never used',
  lastUsed: (day: string) => `Last used ${day}`,
  expired: (day: string) => `Expired ${day}`,
  expires: (day: string) => `Expires ${day}`,

  deleteLabel: (name: string) => `Delete ${name}`,
  deleteTitle: (name: string) => `Delete “${name}”?`,
  deleteWarning: 'Scripts and bots that use it stop working right away.',
  delete: 'Delete token',
  deleted: (name: string) => `${name} no longer works.`,
  deleteFailed: 'Token not deleted',

  /** The dialog that makes one. */
  newToken: {
    name: 'Name',
    nameHint: 'What you use it for, such as “Score bot”',
    /** What the token may do; the choices are the scopes of access-tokens. */
    access: 'Access',
    expiresIn: 'Expires in',
    /** Choices of “Expires in”, by their number of days. */
    days: { 7: '7 days', 30: '30 days', 90: '90 days', 365: 'A year' },
    create: 'Create token',
    creating: 'Creating...',
    failed: 'Token not created',

    /** The token is shown, this one time. */
    copyTitle: 'Copy your token',
    copyWarning: "We can't show it again. Keep it like a password: anyone who has it can use it.",
    token: (name: string) => `The token ${name}`,
    copied: 'Token copied',
    copyByHand: 'Select the token and copy it by hand.',
    done: 'Done',
  },
}

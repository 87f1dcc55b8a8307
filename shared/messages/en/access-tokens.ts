/** Keys of scripts and bots, a part of the profile. */
export const accessTokens = {
  explanation:
    'Let a script or a bot read or change your cards. <link>See how it works</link>. Tokens stop working when you change your password or log out everywhere else.',
  failed: "Your tokens didn't load.",
  /** Always several. */
  full: (count: number) => `You have ${count} tokens. Delete one to make room for another.`,
  new: 'New Token',

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
  delete: 'Delete Token',
  deleted: (name: string) => `${name} no longer works.`,
  deleteFailed: 'Token not deleted',
}

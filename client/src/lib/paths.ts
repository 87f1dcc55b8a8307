/** The one place that spells the app's addresses. */
export const paths = {
  home: '/',
  auth: '/auth',
  myCards: '/my-cards',
  create: (cardId?: string) => (cardId ? `/create/${cardId}` : '/create'),
  play: (cardId: string) => `/play/${cardId}`,
} as const

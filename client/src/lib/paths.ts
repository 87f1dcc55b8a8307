/** In the address of a temporary card: it is saved and shared when its author comes back signed in. */
export const SHARE_AFTER_SIGN_IN = '?share'

/** In the address of a card that is played with everyone's squares in an order of their own; also in what leads there. */
export const SHUFFLE_PARAMETER = 'shuffle'

/** The one place that spells the app's addresses. */
export const paths = {
  home: '/',
  auth: '/auth',
  resetPassword: '/reset-password',
  profile: '/profile',
  myCards: '/my-cards',
  create: (cardId?: string) => (cardId ? `/create/${cardId}` : '/create'),
  shareAfterSignIn: (temporaryId: string) => `/create/${temporaryId}${SHARE_AFTER_SIGN_IN}`,
  categories: '/categories',
  myCategories: '/categories?tab=mine',
  category: (categoryId: string) => `/categories/${categoryId}`,
  newCategory: '/create-category',
  play: (cardId: string) => `/play/${cardId}`,
  playShuffled: (cardId: string) => `/play/${cardId}?${SHUFFLE_PARAMETER}`,
  /** @param isShuffled whether the code that is shown to the room leads to a layout of one's own */
  present: (cardId: string, isShuffled = false) =>
    `/present/${cardId}${isShuffled ? `?${SHUFFLE_PARAMETER}` : ''}`,
} as const

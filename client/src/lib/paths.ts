/** In the address of a temporary card: it is saved and shared when its author comes back signed in. */
export const SHARE_AFTER_SIGN_IN = '?share'

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
} as const

/** The query of a temporary card's URL that saves and shares the card once its author is signed in. */
export const SHARE_AFTER_SIGN_IN = '?share'

/** The query parameter of links that recommend a shuffle to every player. */
export const SHUFFLE_PARAMETER = 'shuffle'

/** The fragment of a card's page that opens the form for reporting the card. */
export const REPORT_FRAGMENT = '#report'

/** The URLs of the app. */
export const paths = {
  home: '/',
  auth: '/auth',
  resetPassword: '/reset-password',
  profile: '/profile',
  myCards: '/my-cards',
  create: (cardId?: string) => (cardId ? `/create/${cardId}` : '/create'),
  shareAfterSignIn: (temporaryId: string) => `/create/${temporaryId}${SHARE_AFTER_SIGN_IN}`,
  /** @param token an invitation's token. It is in the fragment, which browsers never send and proxies never log. */
  coHost: (cardId: string, token: string) => `/co-host/${cardId}#${token}`,
  categories: '/categories',
  myCategories: '/categories?tab=mine',
  category: (categoryId: string) => `/categories/${categoryId}`,
  newCategory: '/create-category',
  privacy: '/privacy',
  contact: '/contact',
  play: (cardId: string) => `/play/${cardId}`,
  playShuffled: (cardId: string) => `/play/${cardId}?${SHUFFLE_PARAMETER}`,
  /** @param fragment the result of `writeProof`. Browsers never send it. */
  proof: (fragment: string) => `/proof#${fragment}`,
  /** @param isShuffled whether the QR code's link recommends a shuffle */
  present: (cardId: string, isShuffled = false) =>
    `/present/${cardId}${isShuffled ? `?${SHUFFLE_PARAMETER}` : ''}`,
} as const

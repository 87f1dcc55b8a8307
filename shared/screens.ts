/**
 * The app's page without server-rendered content. The service worker caches it and answers every screen with
 * it when offline; the app then renders the screen of the URL.
 */
export const APP_SHELL = '/app-shell'

/** A card in a frame of another page: a page of its own and no screen of the app. In the syntax of Express. */
export const EMBED = '/embed/:cardId'
/** The value of its parameter `marks` that makes the card a picture. */
export const MARKS_OFF = 'off'
/** The parameter of the host's own preview, which doesn't count as a player. */
export const EMBED_PREVIEW = 'preview'

/** Where password managers look for the form to change a password (W3C, "A Well-Known URL for Changing Passwords"). */
export const CHANGE_PASSWORD = '/.well-known/change-password'
/** The query of the profile that opens this form. */
export const CHANGES_PASSWORD = '?password'

/**
 * The paths of the app's screens, in the syntax of both Express and React Router. The server answers any other path with the
 * app's page and status 404, and the client shows 'Page Not Found'.
 */
export const SCREENS = {
  landing: '/',
  auth: '/auth',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  newCard: '/create',
  editCard: '/create/:cardId',
  coHost: '/co-host/:cardId',
  playNothing: '/play',
  play: '/play/:cardId',
  present: '/present/:cardId',
  proof: '/proof',
  join: '/j',
  joinByCode: '/j/:code',
  myCards: '/my-cards',
  profile: '/profile',
  categories: '/categories',
  category: '/categories/:categoryId',
  newCategory: '/create-category',
  iconTest: '/icon-test',
  terms: '/terms',
  privacy: '/privacy',
  contact: '/contact',
  developers: '/developers',
} as const

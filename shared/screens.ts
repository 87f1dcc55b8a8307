/**
 * The app's page without server-rendered content. The service worker caches it and serves it for every screen when
 * offline; the app then renders the screen of the URL.
 */
export const APP_SHELL = '/app-shell'

/** The path, in Express syntax, of a card in another page's frame: a separate page, not a screen of the app. */
export const EMBED_PATH = '/embed/:cardId'
/** The value of its `marks` parameter that shows the card as a picture. */
export const MARKS_OFF = 'off'
/** The parameter of the host's own preview, which does not count as a player. */
export const EMBED_PREVIEW = 'preview'

/** The path where password managers look for the form to change a password (W3C, "A Well-Known URL for Changing Passwords"). */
export const CHANGE_PASSWORD_PATH = '/.well-known/change-password'
/** The query of the profile screen that opens this form. */
export const CHANGE_PASSWORD_QUERY = '?password'

/**
 * The paths of the app's screens, in the syntax of both Express and React Router. For any other path the server sends the app's
 * page with status 404, and the client shows 'Page Not Found'.
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

/**
 * The app's page without anything drawn in it, for the service worker, which keeps it: without a network it stands for
 * every screen, as the app draws what the address says.
 */
export const APP_SHELL = '/app-shell'

/**
 * The addresses of the app's screens, as both express and react-router write them. The server answers any other address
 * with the app's page and status 404; the client shows 'Page Not Found' there.
 */
export const SCREENS = {
  landing: '/',
  auth: '/auth',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  newCard: '/create',
  editCard: '/create/:cardId',
  playNothing: '/play',
  play: '/play/:cardId',
  present: '/present/:cardId',
  myCards: '/my-cards',
  profile: '/profile',
  categories: '/categories',
  category: '/categories/:categoryId',
  newCategory: '/create-category',
  iconTest: '/icon-test',
} as const

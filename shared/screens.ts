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

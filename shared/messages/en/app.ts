import { PRODUCT_NAME } from '#shared/product.ts'

/** The frame around every screen: header, footer, and what a screen shows that can't be shown. */
export const app = {
  appearance: 'Appearance',
  /** A screen that fails to render. */
  broken: 'Something broke on this screen',
  brokenText: 'Our fault, not yours. Your cards and marks are safe.',
  categories: 'Categories',
  checking: 'Checking your login',
  contact: 'Contact',
  developers: 'Developers',
  help: 'Help',
  logIn: 'Log In',
  menu: 'Menu',
  newCard: 'New Card',
  noId: `No ${PRODUCT_NAME} ID provided.`,
  privacy: 'Privacy',
  reload: 'Reload',
  /** A link for the keyboard, before the header. */
  skip: 'Skip to content',
  terms: 'Terms',
  unreachable: `We can't reach ${PRODUCT_NAME} right now. Check your connection.`,
}

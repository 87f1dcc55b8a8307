import { PRODUCT_NAME } from '#shared/product.ts'

/** What cards are called, and what is said of their changes, on several screens. */
export const sync = {
  /** The title of a card that its maker has not named, and that no account has. */
  temporary: `Temporary ${PRODUCT_NAME}`,
  /** The server refused the call of a word. */
  notCalled: (word: string) => `Not called: “${word}”`,
  /** Why: another host has started one since. */
  roundIsOver: 'A new round has begun.',
}

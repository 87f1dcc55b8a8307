import { PRODUCT_NAME } from '#shared/product.ts'
import { categoryItems } from './category-items.ts'
import { app } from './app.ts'

/** For search engines and link previews: the titles and descriptions of pages, in the HTML that the server sends. */
export const pages = {
  /** Of every page without one of its own. */
  description: 'Make a bingo card for anything. Send one link. Play together, live.',
  /** What the brand's picture shows. */
  picture: `${PRODUCT_NAME}: a bingo card in play`,
  /** At the top of every page in a browser that is too old for its scripts and styles. */
  tooOld: 'This browser is too old to play in. Update it, or open this link in another browser.',
  card: {
    /** Follows the first squares of a card. */
    untitled: 'Bingo card',
    invitation: 'Tap to play. No sign-in.',
    picture: (title: string, gridSize: number) => `${title}, a ${gridSize}x${gridSize} bingo card`,
  },
  /** How many words a category has. */
  items: categoryItems.count,
  terms: {
    title: app.terms,
    description: `The few rules for making, sharing and playing cards on ${PRODUCT_NAME}.`,
  },
  privacy: {
    title: app.privacy,
    description: `What ${PRODUCT_NAME} stores, where and for how long. Your marks never leave your device.`,
  },
  developers: {
    title: app.developers,
    description: 'Change cards from a script, and follow them live: the API with examples that work.',
  },
  contact: {
    title: app.contact,
    description: `Who runs this ${PRODUCT_NAME}, and how to have a card taken down.`,
  },
}

import { pluralIn } from '#shared/messages/messages.ts'
import { PRODUCT_NAME } from '#shared/product.ts'

const plural = pluralIn('en')

/** A card in a frame of another page. */
export const embed = {
  address: (href: string) => `The card is at ${href}`,
  called: (count: number) => plural(count, { one: '1 called', other: `${count} called` }),
  dismiss: 'Dismiss',
  failedText: "We'll try again as soon as you're back online.",
  gone: 'This card is gone',
  goneText: 'Its host may have deleted it, or the link is incomplete.',
  make: `Make a card on ${PRODUCT_NAME}`,
  notLinked: "This page can't open links",
  notLive: 'Not live here',
  open: `Open in ${PRODUCT_NAME}`,
  openLabel: `Open in ${PRODUCT_NAME} (opens in a new tab)`,
  /** Where no script runs. */
  picture: 'A picture of the card',
  /** In a video: short enough to type. @param code a join code in two groups */
  playAt: (address: string) => `Play: ${address}`,
  playByCode: (host: string, code: string) => `Play: ${host} · ${code}`,
  removedText: 'The people who run this site took it down.',
  /** A frame has marks of its own. */
  ownMarks: 'Your marks stay on this page',
  ownMarksText: `Only you see them. Open the card in ${PRODUCT_NAME} to play on a board of its own.`,
  shutIn: 'This page shuts the card in',
  shutInText: "Marks go when you close it, and the host's changes don't arrive.",
}

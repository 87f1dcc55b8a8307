import { PRODUCT_NAME } from '#shared/product.ts'

/** A card in a frame of another page. */
export const embed = {
  address: (href: string) => `The card is at ${href}`,
  called: (count: number) => `${count} called`,
  failedText: "We'll try again as soon as you're back online.",
  gone: 'This card is gone',
  goneText: 'Its host may have deleted it, or the link is incomplete.',
  make: `Make a card on ${PRODUCT_NAME}`,
  notLinked: "This page can't open links",
  open: `Open in ${PRODUCT_NAME}`,
  openLabel: `Open in ${PRODUCT_NAME} (opens in a new tab)`,
  /** Where no script runs. */
  picture: 'A picture of the card',
  /** In a video: short enough to type. */
  playAt: (address: string) => `Play: ${address}`,
  removedText: 'The people who run this site took it down.',
}

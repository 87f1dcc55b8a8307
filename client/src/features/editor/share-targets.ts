import { PRODUCT_NAME } from '#shared/product.ts'

/** What is said beside a card's link where it is passed on. */
export function invitationTo(title: string): string {
  return title ? `Play “${title}” on ${PRODUCT_NAME}` : `Play ${PRODUCT_NAME} with me`
}

export function facebookAddress(url: string): string {
  return `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`
}

export function twitterAddress(url: string, text: string): string {
  return `https://twitter.com/intent/tweet?${new URLSearchParams({ url, text })}`
}

import { PRODUCT_NAME } from '#shared/product.ts'

/** What goes with the link of a card. */
export function shareText(title: string): string {
  return title ? `Play “${title}” on ${PRODUCT_NAME}` : `Play ${PRODUCT_NAME} with me`
}

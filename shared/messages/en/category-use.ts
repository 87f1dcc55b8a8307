import { PRODUCT_NAME } from '#shared/product.ts'
import { pluralIn } from '../messages.ts'

const plural = pluralIn('en')

/** The dialog that makes a card of a category. */
export const categoryUse = {
  title: `Use in ${PRODUCT_NAME}`,
  text: 'A new card, filled from “<name></name>”.',
  add: (count: number) =>
    plural(count, {
      one: `Add ${count} more item to make a card.`,
      other: `Add ${count} more items to make a card.`,
    }),
  /** For users who can't add items. */
  needs: (count: number) =>
    plural(count, {
      one: `It needs ${count} more item to make a card.`,
      other: `It needs ${count} more items to make a card.`,
    }),
  gridSize: 'Grid size',
  freeSpace: 'Free space in the middle',
  freeSpaceHint: 'On 5x5 only',
  count: 'Number of content items',
  countHint: (least: number, most: number) => `How many items to draw from, at random: ${least} to ${most}.`,
  wrongCount: (least: number, most: number) => `Enter a number from ${least} to ${most}`,
  guest: "You're not logged in, so the card stays in this browser.",
  create: 'Create Card',
  creating: 'Creating...',

  created: `${PRODUCT_NAME} created`,
  createdText: (category: string) => `“${category}” is ready.`,
  play: 'Play',
  failed: 'Failed to create card',
}

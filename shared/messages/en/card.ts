import { pluralIn } from '#shared/messages/messages.ts'
import { PRODUCT_NAME } from '#shared/product.ts'

const plural = pluralIn('en')

/** A card on any screen. */
export const card = {
  /** Why the server does not have the card: a line over its title, and a sentence. */
  absent: {
    linked: {
      short: 'A copy, sent by link',
      sentence: "A copy, sent by link. It doesn't change when its maker edits it.",
    },
    deleted: { short: 'Deleted by its host', sentence: 'The host deleted this card.' },
    gone: { short: 'No longer on the server', sentence: 'This card is no longer on the server.' },
    removed: {
      short: 'Removed after a report',
      sentence: 'Someone reported this card, and the people who run this site took it down.',
    },
  },
  blank: 'Blank square',
  /** The states of a square, for screen readers, in a list. */
  called: 'called',
  edited: 'edited by the host',
  oneToGo: 'one to go',
  won: 'in a line',
  cutOff: 'This link was cut off. Ask for it again.',
  /** @param note empty, or a sentence and a space */
  failed: (note: string) => `The card didn't load. ${note}We'll try again as soon as you're back online.`,
  /** The free space. It is as wide as a square. */
  free: 'FREE',
  loading: 'Loading the card',
  missing: `Failed to load ${PRODUCT_NAME}. It may have been deleted or never existed.`,
  /** Below `missingTitle`, while a message says `missing`. */
  missingHint: 'Check the link, or ask for it again.',
  missingTitle: "We can't find that card",
  offline: 'Offline: you can keep marking',
  /** What wins. */
  patterns: {
    line: 'One line',
    'two-lines': 'Two lines',
    corners: 'Four corners',
    x: 'X',
    frame: 'Frame',
    full: 'Whole card',
  },
  /** Who see the card now, two or more, for themselves. Short: it is beside the card's number. */
  people: (count: number) => `${count} people`,
  /** Who see the card now, for its host. */
  watching: (count: number) =>
    plural(count, { one: '1 person sees this card', other: `${count} people see this card` }),
}

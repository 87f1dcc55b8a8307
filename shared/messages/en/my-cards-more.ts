import { TRASH_DAYS } from '#shared/product.ts'
import { pluralIn } from '../messages.ts'

const plural = pluralIn('en')

/** Parts of My Cards that are loaded later. */
export const myCardsMore = {
  /** The menu of a card. */
  menu: {
    edit: 'Edit',
    coHosts: 'Co-hosts',
    duplicate: 'Duplicate',
    download: 'Download as JSON',
    leave: 'Stop Co-hosting',
  },

  deleteTitle: 'Are you sure?',
  /** Of a temporary card. */
  deleteWarning: (title: string) => `“${title}” will be permanently deleted. This cannot be undone.`,
  deleteRestorable: (title: string) =>
    `“${title}” and its link will be gone for everyone. You can restore it for ${TRASH_DAYS} days, under Deleted below your cards.`,
  stillPlaying: (count: number) =>
    plural(count, {
      one: `${count} person is playing it right now. They can finish their game.`,
      other: `${count} people are playing it right now. They can finish their game.`,
    }),
  delete: 'Delete',

  /** Cards of others that the user co-hosts. */
  shared: 'Shared with you',
  owned: (owner: string) => `${owner}'s card`,
  ownerless: 'Its owner deleted their account. You can duplicate it.',

  recent: 'Recently played',

  /** Official lists for a user who has no cards. */
  starters: 'Or play one of ours',
  starterSquares: 'Some of its squares',
  starterGrid: '5x5, filled for you',
  playLabel: (list: string) => `Play ${list}`,
}

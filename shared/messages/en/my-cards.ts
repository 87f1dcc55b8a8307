import { PRODUCT_NAME, TRASH_DAYS } from '#shared/product.ts'
import { pluralIn } from '../messages.ts'

const plural = pluralIn('en')

/** My Cards. */
export const myCards = {
  create: 'Create New Card',
  import: 'Import',
  importFile: 'File with cards',

  search: 'Search your cards by title or square',
  searchHint: 'Search titles and squares',
  /** A search has found more than the page shows. */
  firstFound: (count: number) => `Showing the first ${count} matches`,
  found: (count: number) => plural(count, { one: `${count} card found`, other: `${count} cards found` }),
  noneFoundTitle: 'No cards found',
  noneFound: 'No titles or squares match “<q></q>”.',

  /** What `filters` choose. */
  which: 'Which cards',
  filters: { all: 'All', mine: 'Mine', shared: 'Shared', played: 'Played' },
  noneHere: 'No cards here',
  noneShared: 'Cards that others invite you to edit will show up here.',
  nonePlayed: 'Cards that you play will show up here.',

  loading: 'Loading your cards',
  loadFailedTitle: 'Error Loading Cards',
  loadFailed: 'There was an error loading your bingo cards. Please try again later.',

  empty: 'Type a few things that always happen. We draw the grid around them.',
  createFirst: `Create ${PRODUCT_NAME}`,
  /** In the empty place after the first cards. */
  next: 'New card',

  /** Above the cards that were opened last. */
  thisMonth: 'This month',

  firstSquares: 'First squares',
  gridWithFree: (size: number) => `${size}x${size} with free space`,
  /** Squares with words that the tile doesn't show, and the day when the card was made. */
  moreAndDay: (count: number) =>
    plural(count, { one: '+ 1 more item, <day></day>', other: `+ ${count} more items, <day></day>` }),
  play: 'Play',
  playLabel: (title: string) => `Play ${title}`,
  editLabel: (title: string) => `Edit ${title}`,
  shareLabel: (title: string) => `Share ${title}`,
  moreLabel: (title: string) => `More for ${title}`,
  /** Beside an icon of people. All see the number; the words are for screen readers. */
  playing: (count: number) =>
    plural(count, {
      one: `<number>${count}</number><words>person plays now</words>`,
      other: `<number>${count}</number><words>people play now</words>`,
    }),

  temporary: 'Temporary cards',
  temporaryText: 'These live in this browser only. Save them to share them.',
  saved: 'Card saved to your account!',
  saveFailed: `Failed to save ${PRODUCT_NAME}. Please try again.`,
  /** Below the temporary cards. */
  inAccount: 'In your account',

  deletedTitle: 'Card Deleted',
  deleted: `Your ${PRODUCT_NAME} has been deleted.`,
  deleteFailedTitle: 'Delete Failed',
  deleteFailed: `Failed to delete the ${PRODUCT_NAME}. Please try again.`,

  /** The title of a card's duplicate. The words around it are as short as they can be. */
  copyOf: (title: string) => `${title} (copy)`,
  duplicatedTitle: 'Card Duplicated',
  duplicated: (title: string) => `“${title}” is in My Cards.`,
  duplicateFailedTitle: 'Duplicate Failed',
  duplicateFailed: `Failed to duplicate the ${PRODUCT_NAME}. Please try again.`,

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
}

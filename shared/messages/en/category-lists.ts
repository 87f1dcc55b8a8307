import { PRODUCT_NAME } from '#shared/product.ts'
import { pluralIn } from '../messages.ts'

const plural = pluralIn('en')

/** The lists of categories, official and own. */
export const categoryLists = {
  /** The tabs. */
  which: 'Choose a list',
  official: `Made by ${PRODUCT_NAME}.app`,
  mine: 'My Categories',
  new: 'New Category',

  search: 'Search categories by name and description',
  searchHint: 'Search',
  found: (count: number) =>
    plural(count, { one: `${count} category found`, other: `${count} categories found` }),
  noneFoundTitle: 'No categories found',
  noneFound: 'No categories match “<q></q>”.',
  sort: 'Sort by',
  /** Choices of `sort`; short, as the field is narrow on a phone. */
  recommended: 'Recommended',
  newest: 'Newest',
  byName: 'Name A–Z',
  byItems: 'Most items',

  loading: 'Loading categories',
  loadFailedTitle: 'Error Loading Categories',
  loadFailed: 'There was an error loading the categories. Please try again later.',
  noOfficialTitle: 'No categories',
  noOfficial: `No categories from ${PRODUCT_NAME}.app available.`,
  emptyTitle: 'Your running jokes, in one list.',
  empty: "You haven't created any categories yet.",

  /** A category. */
  officialMark: 'Official',
  byYou: 'Created by you',
  sharedBy: 'Shared by <owner></owner>',
  /** What the user may do with it. */
  can: { view: 'Can view', copy: 'Can copy', edit: 'Can edit' },
  noDescription: 'No description provided',
  shareLabel: (name: string) => `Share ${name}`,
  moreLabel: (name: string) => `More for ${name}`,
  view: 'View',
  viewLabel: (name: string) => `View ${name}`,
  /** On a ticket's stub, the number large above or beside the word. */
  stub: (count: number) =>
    plural(count, {
      one: `<count>${count}</count><word> item</word>`,
      other: `<count>${count}</count><word> items</word>`,
    }),

  shared: 'Shared with you',
  hide: 'Hide',
  hideAll: 'Hide all from <owner></owner>',
  hidden: 'Category hidden',
  hiddenText: (name: string) => `“${name}” is out of your list. The link still opens it.`,
  allHidden: 'Categories hidden',
  allHiddenText: (owner: string) => `You won't see what ${owner} shares with you.`,
  hideFailed: "Couldn't hide it",

  /** A button that opens the list of hidden categories, or closes it. */
  showHidden: (count: number) => `${count} hidden · Show`,
  closeHidden: (count: number) => `${count} hidden · Close`,
  allHiddenFrom: 'All hidden from <owner></owner>',
  unhide: 'Unhide',
  unhideLabel: (name: string) => `Unhide ${name}`,
  unhideAll: 'Unhide all',
  unhideAllLabel: (owner: string) => `Unhide all from ${owner}`,
  unhidden: (name: string) => `“${name}” is back in your list.`,
  allUnhidden: (owner: string) => `You'll see what ${owner} shares with you again.`,
  unhideFailed: "Couldn't unhide it",
}

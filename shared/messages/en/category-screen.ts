import { PRODUCT_NAME } from '#shared/product.ts'
import { pluralIn } from '../messages.ts'

const plural = pluralIn('en')

/** The screen of one category. */
export const categoryScreen = {
  back: 'Back to Categories',
  loading: 'Loading the category',
  loadFailedTitle: 'Error Loading Category',
  loadFailed: "The category didn't load. Please try again.",
  /** Titles of toasts. */
  detailsFailed: 'Failed to load category details',
  itemsFailed: 'Failed to load category content',
  notFoundTitle: 'Category Not Found',
  notFound: 'It may have been deleted, or the link is incomplete.',

  /** Over the title of a ticket: whose category it is, and what the user may do with it. */
  official: 'Official',
  byYou: 'Created by you',
  sharedBy: 'Shared by <owner></owner>',
  youCan: { view: 'You can view', copy: 'You can copy', edit: 'You can edit' },

  /** Below the title of a ticket. */
  drawnFrom: (count: number) =>
    plural(count, { one: `Drawn from ${count} item`, other: `Drawn from ${count} items` }),
  missing: (count: number) =>
    plural(count, {
      one: `${count} item more to make a card`,
      other: `${count} items more to make a card`,
    }),
  shuffle: 'Shuffle',
  gridSize: 'Grid size',
  play: 'Play this card',
  starting: 'Starting...',
  use: `Use in ${PRODUCT_NAME}`,
  edit: 'Edit Category',
  leave: 'Leave category',
  report: 'Report this category',

  items: 'Content Items',
  show: 'Show',
  hide: 'Hide',
  add: 'Add Content',
  loadingItems: 'Loading the items',
  itemsFailedTitle: 'Error Loading Content',
  itemsFailedText: "The items didn't load. Please try again.",
  noItems: 'No items yet',
  noItemsOwn: 'Add things that always happen, one at a time or as a list. Nine make a card.',
  noItemsOther: 'Nothing here yet.',

  search: 'Search items by text or tag',
  searchHint: 'Search items and #tags',
  found: (count: number) => plural(count, { one: `${count} item found`, other: `${count} items found` }),
  noneFoundTitle: 'No items found',
  noneFound: 'No items match your search.',
  showAll: 'Show all items',
  type: 'Type',
  allTypes: 'All types',
  tag: 'Tag',
  allTags: 'All tags',
  sort: 'Sort by',
  /** Choices of `sort`. */
  sorts: { newest: 'Newest', oldest: 'Oldest', name: 'A–Z' },

  /** An item: where its words are from. */
  source: 'Source: <source></source>',
  editItem: (words: string) => `Edit “${words}”`,
  deleteItem: (words: string) => `Delete “${words}”`,
  itemDeleted: 'Content deleted',
  deleteItemFailed: 'Failed to delete content',
  added: 'Content added',
  addFailed: 'Failed to add content',
  updated: 'Content updated',
}

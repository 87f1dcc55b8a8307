import { PRODUCT_NAME } from '#shared/product.ts'

/** The dialog that shares a category. */
export const categorySharing = {
  title: 'Share Category',
  text: 'Anyone with the link can see this category and make cards from it.',
  ownerText:
    'Anyone with the link can see this category and make cards from it. Only people you add below can copy or edit it.',
  link: 'Link to this category',
  linkFailedTitle: 'Failed to copy URL',
  linkFailed: 'Please try copying the URL manually.',
  /** Sent with the link, for example in a chat. */
  shareText: (name: string) => `“${name}” on ${PRODUCT_NAME}`,

  copy: 'Copy to My Categories',
  copying: 'Copying...',
  copied: 'Category copied',
  copiedText: (name: string) => `“${name}” is now in My Categories.`,
  copyFailed: 'Failed to copy category',
  logIn: 'Log in to copy',

  people: 'Share with people',
  username: 'Username',
  usernameHint: "They'll find it in Profile Settings. Or just send them the link above.",
  access: 'Access',
  accessLabel: (person: string) => `Access for ${person}`,
  /** Choices of the access; at most some seven letters. */
  levels: { view: 'View', copy: 'Copy', edit: 'Edit' },
  /** What each lets a person do, more than the link does. */
  explained: {
    view: '<level>View:</level> it shows up under their categories',
    copy: '<level>Copy:</level> they can also make their own copy',
    edit: '<level>Edit:</level> they can also add, change and delete items',
  },
  sharing: 'Sharing...',
  shared: 'Category shared',
  sharedText: (person: string) => `“${person}” will now see it in their categories.`,
  shareFailed: "Couldn't share",

  sharedWith: 'Shared with',
  nobody: 'Only you so far.',
  changeFailed: "Couldn't change access",
  remove: 'Remove',
  removeLabel: (person: string) => `Remove ${person}`,
  removed: 'Removed',
  removedText: (person: string) => `${person} no longer has access.`,
  removeFailed: "Couldn't remove access",
  restored: (person: string) => `${person} has access again.`,
}

import { TRASH_DAYS } from '#shared/product.ts'
import { pluralIn } from '../messages.ts'

const plural = pluralIn('en')

const RESTORABLE = ` You can restore it for ${TRASH_DAYS} days, under Deleted below your categories.`

/** Dialogs that change a category or its items. */
export const categoryDialogs = {
  add: {
    title: 'Add Content',
    how: 'How to add',
    single: 'Single Item',
    bulk: 'Bulk Add',
    /** Below several lines in the field of a single item. */
    eachLine: 'Make each line an item',
    items: 'Items',
    itemsHint: "One per line. If one has a problem, we'll show you before anything is added.",
    none: 'Add at least one line',
    add: 'Add Content',
    adding: 'Adding...',
  },

  item: {
    title: 'Edit Content',
    content: 'Content',
    tags: 'Tags (optional)',
    tagsHint: (most: number) => `Up to ${most}, separated by commas: pets, classic`,
    wrongTags: 'Please check the tags',
    source: 'Source (optional)',
    sourceHint: 'A book, a show, a person',
    failed: 'Failed to save content',
    deleted: 'Someone deleted this item while you were editing. Your text is still here.',
    addAsNew: 'Add as new',
  },

  edit: {
    title: 'Edit Category',
    name: 'Name',
    description: 'Description (optional)',
    failed: 'Failed to save category',
    saved: 'Category updated',
    savedText: (name: string) => `“${name}” saved.`,
    delete: 'Delete category',
  },

  save: 'Save Changes',
  /** What someone else wrote in the same field while you were editing. */
  replaced: (words: string) => `You replaced a change made elsewhere: “${words}”`,
  /** Beside a field's label. */
  charactersLeft: (count: number) =>
    plural(count, { one: '1 character remaining', other: `${count} characters remaining` }),
  charactersOver: (count: number) =>
    plural(count, { one: '1 character over', other: `${count} characters over` }),

  delete: {
    title: 'Are you sure?',
    warning: (name: string) => `“${name}” will be gone for everyone.${RESTORABLE}`,
    warningWithItems: (name: string, count: number) =>
      plural(count, {
        one: `“${name}” and its ${count} item will be gone for everyone.${RESTORABLE}`,
        other: `“${name}” and its ${count} items will be gone for everyone.${RESTORABLE}`,
      }),
    delete: 'Delete',
    deleted: 'Category deleted',
    deletedText: (name: string) => `You deleted “${name}”.`,
    failed: 'Failed to delete category',
  },

  leave: {
    title: 'Leave this category?',
    warning: (name: string, owner: string) =>
      `“${name}” leaves your list, and you lose the access ${owner} gave you. The link still opens it.`,
    leave: 'Leave',
    leaving: 'Leaving...',
    left: 'Removed from your list',
    leftText: (name: string) => `You left “${name}”.`,
    failed: 'Failed to leave category',
  },
}

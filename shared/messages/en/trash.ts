import { TRASH_DAYS } from '#shared/product.ts'
import { pluralIn } from '../messages.ts'

const plural = pluralIn('en')

/** Deleted cards and categories, below those that are not. */
export const trash = {
  /** On the button that lists them, with their number. */
  show: (count: number) => `Deleted (${count})`,
  /** Above the list. */
  explanation: {
    card: `Only you see these. You can restore each for ${TRASH_DAYS} days. Its link then works again, and players still have their marks.`,
    category: `Only you see these. You can restore each for ${TRASH_DAYS} days, with its items and the people you share it with.`,
  },
  /** In place of the list, after the last one has left it. */
  none: 'Nothing left here.',
  /** Below a title. The day is written out; it can be restored for so many days. */
  when: (day: string, days: number) =>
    plural(days, {
      one: `Deleted ${day}, ${days} day left`,
      other: `Deleted ${day}, ${days} days left`,
    }),
  restore: 'Restore',
  restoreLabel: (title: string) => `Restore ${title}`,
  restored: 'Restored',
  restoredText: {
    card: (title: string) => `“${title}” is back. Its link works again, an old join code doesn't.`,
    category: (title: string) => `“${title}” is back. Its link works again.`,
  },
  restoreFailed: 'Not restored',
  forGood: 'Delete for Good',
  forGoodLabel: (title: string) => `Delete for Good: ${title}`,
  forGoodTitle: 'Delete for good?',
  forGoodWarning: (title: string) => `“${title}” can't be restored after that.`,
  forGoodDone: 'Deleted for good',
  forGoodDoneText: (title: string) => `“${title}” is gone.`,
  forGoodFailed: 'Not deleted',
}

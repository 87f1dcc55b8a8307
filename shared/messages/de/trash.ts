import { TRASH_DAYS } from '#shared/product.ts'
import { type Messages, pluralIn } from '../messages.ts'
import type { trash as english } from '../en/trash.ts'

const plural = pluralIn('de')

export const trash: Messages<typeof english> = {
  show: (count) => `Gelöscht (${count})`,
  explanation: {
    card: `Nur du siehst sie. Du kannst jede ${TRASH_DAYS} Tage lang wiederherstellen. Dann geht ihr Link wieder, und alle haben noch ihre Markierungen.`,
    category: `Nur du siehst sie. Du kannst jede ${TRASH_DAYS} Tage lang wiederherstellen, mit ihren Einträgen und den Leuten, mit denen du sie teilst.`,
  },
  none: 'Hier ist nichts mehr.',
  when: (day, days) =>
    plural(days, {
      one: `Gelöscht am ${day}, noch ${days} Tag`,
      other: `Gelöscht am ${day}, noch ${days} Tage`,
    }),
  restore: 'Wiederherstellen',
  restoreLabel: (title) => `${title} wiederherstellen`,
  restored: 'Wiederhergestellt',
  restoredText: {
    card: (title) => `„${title}“ ist wieder da. Der Link geht wieder, ein alter Spielcode nicht.`,
    category: (title) => `„${title}“ ist wieder da. Der Link geht wieder.`,
  },
  restoreFailed: 'Nicht wiederhergestellt',
  forGood: 'Endgültig löschen',
  forGoodLabel: (title) => `Endgültig löschen: ${title}`,
  forGoodTitle: 'Endgültig löschen?',
  forGoodWarning: (title) => `„${title}“ lässt sich danach nicht wiederherstellen.`,
  forGoodDone: 'Endgültig gelöscht',
  forGoodDoneText: (title) => `„${title}“ ist weg.`,
  forGoodFailed: 'Nicht gelöscht',
}

import { TRASH_DAYS } from '#shared/product.ts'
import { type Messages, pluralIn } from '../messages.ts'
import type { trash as english } from '../en/trash.ts'

const plural = pluralIn('pl')

export const trash: Messages<typeof english> = {
  show: (count) => `Kosz (${count})`,
  explanation: {
    card: `Widzisz je tylko ty. Każdą możesz przywrócić przez ${TRASH_DAYS} dni: jej link znów zadziała, a gracze odzyskają zaznaczenia.`,
    category: `Widzisz je tylko ty. Każdą możesz przywrócić przez ${TRASH_DAYS} dni, razem z tekstami i osobami, którym ją udostępniasz.`,
  },
  none: 'Kosz jest pusty.',
  when: (day, days) =>
    plural(days, {
      one: `Usunięta ${day}, został ${days} dzień`,
      few: `Usunięta ${day}, zostały ${days} dni`,
      many: `Usunięta ${day}, zostało ${days} dni`,
      other: `Usunięta ${day}, zostało ${days} dnia`,
    }),
  restore: 'Przywróć',
  restoreLabel: (title) => `Przywróć: ${title}`,
  restored: 'Przywrócono',
  restoredText: {
    card: (title) => `„${title}” wraca. Link znów działa, dawny kod do gry nie.`,
    category: (title) => `„${title}” wraca. Link znów działa.`,
  },
  restoreFailed: 'Nie udało się przywrócić',
  forGood: 'Usuń na dobre',
  forGoodLabel: (title) => `Usuń na dobre: ${title}`,
  forGoodTitle: 'Usunąć na dobre?',
  forGoodWarning: (title) => `Potem nie da się przywrócić „${title}”.`,
  forGoodDone: 'Usunięto na dobre',
  forGoodDoneText: (title) => `Nie ma już „${title}”.`,
  forGoodFailed: 'Nie udało się usunąć',
}

import { TRASH_DAYS } from '#shared/product.ts'
import { type Messages, pluralIn } from '../messages.ts'
import type { trash as english } from '../en/trash.ts'

const plural = pluralIn('it')

export const trash: Messages<typeof english> = {
  show: (count) => `Cestino (${count})`,
  explanation: {
    card: `Le vedi solo tu. Puoi ripristinare ognuna per ${TRASH_DAYS} giorni: il suo link torna a funzionare e chi gioca ritrova le caselle segnate.`,
    category: `Le vedi solo tu. Puoi ripristinare ognuna per ${TRASH_DAYS} giorni, con le sue voci e le persone con cui la condividi.`,
  },
  none: 'Il cestino è vuoto.',
  when: (day, days) =>
    plural(days, {
      one: `Eliminata: ${day}, resta ${days} giorno`,
      other: `Eliminata: ${day}, restano ${days} giorni`,
    }),
  restore: 'Ripristina',
  restoreLabel: (title) => `Ripristina ${title}`,
  restored: 'Ripristinata',
  restoredText: {
    card: (title) => `“${title}” è di nuovo qui e il suo link funziona, un vecchio codice no.`,
    category: (title) => `“${title}” è di nuovo qui e il suo link funziona.`,
  },
  restoreFailed: 'Non ripristinata',
  forGood: 'Elimina per sempre',
  forGoodLabel: (title) => `Elimina per sempre: ${title}`,
  forGoodTitle: 'Eliminare per sempre?',
  forGoodWarning: (title) => `Dopo non potrai più ripristinare “${title}”.`,
  forGoodDone: 'Eliminata per sempre',
  forGoodDoneText: (title) => `“${title}” non c’è più.`,
  forGoodFailed: 'Non eliminata',
}

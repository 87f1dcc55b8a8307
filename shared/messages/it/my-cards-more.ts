import { TRASH_DAYS } from '#shared/product.ts'
import type { myCardsMore as english } from '../en/my-cards-more.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('it')

export const myCardsMore: Messages<typeof english> = {
  menu: {
    edit: 'Modifica',
    coHosts: 'Co-host',
    duplicate: 'Duplica',
    download: 'Scarica come JSON',
    leave: 'Lascia la cartella',
  },
  deleteTitle: 'Eliminare la cartella?',
  deleteWarning: (title) => `“${title}” sparirà per sempre. Non si può tornare indietro.`,
  deleteRestorable: (title) =>
    `“${title}” e il suo link spariranno per tutti. Puoi ripristinare la cartella per ${TRASH_DAYS} giorni, dal cestino in fondo a Le mie cartelle.`,
  stillPlaying: (count) =>
    plural(count, {
      one: `${count} persona ci sta giocando e potrà finire la partita.`,
      other: `${count} persone ci stanno giocando e potranno finire la partita.`,
    }),
  delete: 'Elimina',
  shared: 'Condivise con te',
  owned: (owner) => `Cartella di ${owner}`,
  ownerless: 'Chi l’ha creata ha eliminato il suo account. Puoi duplicarla.',
  recent: 'Giocate di recente',
  starters: 'O gioca con una delle nostre',
  starterSquares: 'Alcune delle sue caselle',
  starterGrid: '5x5, già piena',
  playLabel: (list) => `Gioca a ${list}`,
}

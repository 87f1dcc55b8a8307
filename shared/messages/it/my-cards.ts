import { TRASH_DAYS } from '#shared/product.ts'
import type { myCards as english } from '../en/my-cards.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('it')

export const myCards: Messages<typeof english> = {
  create: 'Nuova cartella',
  import: 'Importa',
  importFile: 'File con cartelle',
  search: 'Cerca tra le tue cartelle per titolo o casella',
  searchHint: 'Cerca titoli e caselle',
  firstFound: (count) => `Ecco le prime ${count}`,
  found: (count) => plural(count, { one: `${count} cartella trovata`, other: `${count} cartelle trovate` }),
  noneFoundTitle: 'Nessuna cartella trovata',
  noneFound: 'Nessun titolo e nessuna casella corrisponde a “<q></q>”.',
  which: 'Quali cartelle',
  filters: { all: 'Tutte', mine: 'Mie', shared: 'Condivise', played: 'Giocate' },
  noneHere: 'Qui nessuna cartella',
  noneShared: 'Qui arrivano le cartelle che ti invitano a modificare.',
  nonePlayed: 'Qui arrivano le cartelle con cui giochi.',
  loading: 'Caricamento delle tue cartelle',
  loadFailedTitle: 'Cartelle non caricate',
  loadFailed: 'Non siamo riusciti a caricare le tue cartelle. Riprova più tardi.',
  empty: 'Scrivi un po’ di cose che succedono sempre. Alla griglia pensiamo noi.',
  createFirst: 'Crea una cartella',
  next: 'Nuova cartella',
  thisMonth: 'Questo mese',
  firstSquares: 'Prime caselle',
  gridWithFree: (size) => `${size}x${size} con casella jolly`,
  moreAndDay: (count) =>
    plural(count, { one: '+ un’altra casella, <day></day>', other: `+ altre ${count} caselle, <day></day>` }),
  play: 'Gioca',
  playLabel: (title) => `Gioca a ${title}`,
  editLabel: (title) => `Modifica ${title}`,
  shareLabel: (title) => `Condividi ${title}`,
  moreLabel: (title) => `Altro per ${title}`,
  playing: (count) =>
    plural(count, {
      one: `<number>${count}</number><words>persona sta giocando</words>`,
      other: `<number>${count}</number><words>persone stanno giocando</words>`,
    }),
  temporary: 'Cartelle temporanee',
  temporaryText: 'Vivono solo in questo browser. Salvale per condividerle.',
  saved: 'Cartella salvata nel tuo account!',
  saveFailed: 'La cartella non è stata salvata. Riprova.',
  inAccount: 'Nel tuo account',
  deletedTitle: 'Cartella eliminata',
  deleted: 'Il suo link non funziona più.',
  deleteFailedTitle: 'Cartella non eliminata',
  deleteFailed: 'Non siamo riusciti a eliminare la cartella. Riprova.',
  copyOf: (title) => `${title} (copia)`,
  duplicatedTitle: 'Cartella duplicata',
  duplicated: (title) => `Trovi “${title}” in Le mie cartelle.`,
  duplicateFailedTitle: 'Cartella non duplicata',
  duplicateFailed: 'Non siamo riusciti a duplicare la cartella. Riprova.',

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
}

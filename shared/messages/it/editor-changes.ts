import { MIN_FILLED_CELLS } from '#shared/product.ts'
import type { editorChanges as english } from '../en/editor-changes.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('it')
const squares = (count: number) =>
  plural(count, { one: `${count} casella riempita`, other: `${count} caselle riempite` })
const more = (count: number) =>
  plural(count, { one: `${count} parola in più qui sotto`, other: `${count} parole in più qui sotto` })
const moved = (count: number) =>
  plural(count, {
    one: `${count} parola è passata in Parole in più.`,
    other: `${count} parole sono passate in Parole in più.`,
  })
const lost = (count: number) =>
  plural(count, { one: `${count} parola non ci stava.`, other: `${count} parole non ci stavano.` })

export const editorChanges: Messages<typeof english> = {
  shortened: (max) => `Accorciato a ${max} caratteri`,
  steps: {
    grid: (size) => `Formato ${size}x${size}`,
    freeSpaceOn: 'Casella jolly aggiunta',
    freeSpaceOff: 'Casella jolly tolta',
    shuffle: 'Rimescolata',
    clear: 'Svuota tutto',
    fill: 'Esempi aggiunti',
    swap: 'Scambio',
    paste: 'Lista incollata',
    category: 'Categoria aggiunta',
    put: 'Parola sulla cartella',
    restore: 'Versione precedente',
    undo: 'Cambio di formato',
  },
  undone: (step) => `Annullato: ${step}`,
  redone: (step) => `Rifatto: ${step}`,
  redo: 'Ripeti',
  cantUndo: (step) => `Non si può annullare: ${step}`,
  cantRedo: (step) => `Non si può rifare: ${step}`,
  stale: 'La cartella nel frattempo è cambiata.',
  wouldNotFit: (words) =>
    plural(words, {
      one: `${words} parola non ci starebbe. Prima togline qualcuna da Parole in più.`,
      other: `${words} parole non ci starebbero. Prima togline qualcuna da Parole in più.`,
    }),
  cantApply: 'Modifica non applicata',
  applyAgain: 'Applica di nuovo',
  changed: 'La cartella è cambiata altrove',
  changedText: 'La tua modifica all’intera cartella non è stata applicata.',
  keepsChanging: 'La cartella continua a cambiare',
  keepsChangingText:
    'La tua modifica non è stata applicata. Metti in pausa lo script o l’host che sta modificando, poi applicala di nuovo.',
  someone: (squares) =>
    plural(squares, {
      one: `Qualcuno ha cambiato ${squares} casella.`,
      other: `Qualcuno ha cambiato ${squares} caselle.`,
    }),
  examples: 'Esempi aggiunti',
  examplesText: 'Nelle caselle vuote ora c’è una serata film!',
  full: 'Nessuna casella vuota',
  fullText: 'Tutte le caselle sono piene.',
  cleared: 'Cartella svuotata',
  clearedText: 'Ora tutte le caselle sono vuote.',
  empty: 'Niente da svuotare',
  emptyText: 'La cartella è già vuota.',
  shuffled: 'Mescolata',
  shuffledText: 'Le caselle hanno un nuovo ordine!',
  shuffleNothing: 'Niente da mescolare',
  shuffleNothingText: 'Prima riempi almeno 2 caselle.',
  pasted: 'Lista incollata',
  pasteNothing: 'Niente da incollare',
  pasteNothingText: 'Queste parole sono già sulla cartella.',
  fromCategory: 'Riempita',
  fillNothing: 'Niente da aggiungere',
  fillNothingText: (category) => `Quello che ci sta da “${category}” è già qui.`,
  restored: 'Versione ripristinata',
  restoredText: 'La cartella è di nuovo com’era.',
  restoreNothing: 'Niente da ripristinare',
  restoreNothingText: 'La cartella è uguale ad allora.',
  filled: (filled) => `${squares(filled)}.`,
  filledAndMore: (filled, words) => `${squares(filled)}, ${more(words)}.`,
  more: (words) => `${more(words)}.`,
  filledFrom: (filled, category) => `${squares(filled)} da “${category}”.`,
  filledFromAndMore: (filled, category, words) => `${squares(filled)} da “${category}”, ${more(words)}.`,
  moreFrom: (words, category) => `${more(words)}, da “${category}”.`,
  grid: (size) => `Formato ${size}x${size}`,
  freeSpace: 'Casella jolly',
  moved,
  lost,
  movedAndLost: (movedWords, lostWords) => `${moved(movedWords)} ${lost(lostWords)}`,
  swappedWith: (words) => `Scambiata con ${words}`,
  swappedWithBlank: 'Scambiata con una casella vuota',
  swapped: 'Caselle scambiate',
  put: (word) => `“${word}” è sulla cartella`,
  stillCalled: 'Resta chiamata',
  takeBack: 'Ritira',
  called: (word) => `Chiamata: ${word}.`,
  takenBack: (word) => `Chiamata ritirata: ${word}.`,
  newCard: 'Nuova cartella',
  newCardText: 'La cartella non salvata è stata messa da parte.',
  cannotSave: 'Troppo poche caselle',
  cannotSaveText: `Riempi almeno ${MIN_FILLED_CELLS} caselle prima di salvare.`,
  cannotShare: 'Prima salvala',
  cannotShareText: 'Salva la cartella, poi puoi condividerla.',
  saved: 'Cartella salvata!',
  savedToAccount: 'Cartella salvata nel tuo account!',
  savedHere: 'Cartella temporanea salvata. Accedi per tenerla per sempre.',
  savedElsewhere: 'Salvata in un’altra scheda',
  savedElsewhereText: 'Ora sei sulla cartella salvata.',
  updated: 'Cartella aggiornata!',
  play: 'Gioca',
  open: 'Apri',
  choose: 'Scegli quali parole tenere.',
  offlineText: 'Le tue modifiche sono al sicuro. Le salviamo quando torni online.',
  failed: 'La cartella non è stata salvata. Riprova.',
  failedGone: 'La cartella non è stata salvata: non è più sul server. Puoi salvarla come nuova.',
  failedForbidden: 'La cartella non è stata salvata: non puoi più modificarla.',
  logIn: 'Accedi per salvare',
  logInText: 'Intanto le tue modifiche restano in questo browser.',
}

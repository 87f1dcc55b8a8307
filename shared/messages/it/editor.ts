import { MIN_FILLED_CELLS } from '#shared/product.ts'
import type { editor as english } from '../en/editor.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('it')
const kept = (status: string, changes: number) =>
  plural(changes, {
    one: `${status}, ${changes} modifica al sicuro`,
    other: `${status}, ${changes} modifiche al sicuro`,
  })

/** A pattern or a theme starts small after its colon; the X stays a capital. */
const small = (text: string) =>
  text.replace(/: (?:Una|Due|Quattro|Cornice|Cartella|Blu|Rosa|Verde|Viola|Giallo|Rosso)\b/, (name) =>
    name.toLowerCase(),
  )

export const editor: Messages<typeof english> = {
  titleOf: (card) => `Modifica ${card}`,
  newTitle: 'Crea una cartella',
  playLater: 'Prima salva, poi gioca',
  board: 'Editor della cartella',
  unnamed: 'Dalle un nome',
  startHere: 'Inizia qui',
  squares: {
    put: 'metti qui',
    call: 'chiama',
    takeBack: 'ritira',
    swap: 'scambia con questa',
    cancelSwap: 'annulla lo scambio',
  },
  field: 'Testo di questa casella',
  pickFor: (word) => `Scegli la casella per “${word}”`,
  pickOther: 'Scegli la casella da scambiare',
  tooFew: `Riempi ${MIN_FILLED_CELLS} caselle: chi gioca vede ancora le parole di prima`,
  called: (called, total) => `Chiamate ${called} su ${total}`,
  filled: (filled, places) =>
    plural(filled, {
      one: `${filled} casella piena su ${places}`,
      other: `${filled} caselle piene su ${places}`,
    }),
  mode: 'Tocca una casella per',
  modes: { edit: 'Scrivi', call: 'Chiama' },
  start: 'Riempi la cartella',
  startList: 'Incolla una lista',
  startCategory: 'Una categoria',
  startExamples: 'Esempi',
  settings: 'Impostazioni',
  title: 'Titolo',
  titleQuestion: 'Come la chiamiamo?',
  titleExample: 'Riunione del lunedì',
  gridSize: 'Formato',
  freeSpace: 'Casella jolly al centro',
  columns: 'Le parole restano nella loro colonna',
  columnsHint:
    'Nella cartella di ognuno una colonna ha solo parole di quella colonna, come nel bingo classico.',
  toWin: (pattern) => small(`Per vincere: ${pattern}`),
  theme: (name) => small(`Tema: ${name}`),
  themes: { blue: 'Blu', pink: 'Rosa', green: 'Verde', purple: 'Viola', yellow: 'Giallo', red: 'Rosso' },
  actions: 'Azioni rapide',
  fill: 'Riempi',
  pasteList: 'Incolla una lista',
  fillCategory: 'Riempi con una categoria',
  addExamples: 'Aggiungi esempi',
  change: 'Modifica',
  shuffle: 'Mescola le caselle',
  clear: 'Svuota tutto',
  image: 'Immagine della casella jolly',
  versions: 'Versioni precedenti',
  handOut: 'Distribuisci',
  print: 'Stampa cartelle',
  printNothing: 'Ancora niente da stampare',
  printNothingText: 'Prima riempi qualche casella.',
  coHosts: 'Co-host',
  leave: 'Lascia la cartella',
  again: 'Gioca di nuovo',
  againText: 'Le stesse caselle, nessuna segnata.',
  newRound: 'Nuovo giro',
  live: 'In diretta',
  guest: 'Modalità ospite',
  guestText: '<b>Modalità ospite</b> Solo su questo dispositivo.',
  guestSafari:
    '<b>Modalità ospite</b> Solo su questo dispositivo. Safari elimina la cartella dopo 7 giorni senza visite.',
  logIn: 'Accedi',
  hosts: (hosts) => `${hosts} host al lavoro`,
  copy: 'Stai facendo una copia',
  copyOfGuest: 'Se salvi, crei una copia tua. Se questa cartella è tua, accedi per modificarla.',
  copyText: 'Questa cartella è di qualcun altro. Se salvi, crei una copia tua.',
  backToGame: 'Torna a giocare',
  status: {
    draft: 'Non ancora salvata',
    temporary: 'In questo browser',
    saved: 'Salvata',
    saving: 'Salvataggio',
    five: `Servono ${MIN_FILLED_CELLS} caselle`,
    held: (changes) =>
      plural(changes, {
        one: `${changes} modifica non ancora in diretta`,
        other: `${changes} modifiche non ancora in diretta`,
      }),
    offlineKept: (changes) => kept('Offline', changes),
    signedOut: 'Sessione finita',
    signedOutKept: (changes) => kept('Sessione finita', changes),
    deleted: 'Non è sul server',
    readOnly: 'Sola lettura',
    failed: 'Non salvata',
    failedKept: (changes) => kept('Non salvata', changes),
  },
  announced: {
    offline: 'Sei offline. Le tue modifiche sono al sicuro. Le salviamo quando torni online.',
    unsaved: 'Le tue modifiche sono al sicuro e continuiamo a provare.',
    'signed-out': 'La sessione è finita. Le tue modifiche sono al sicuro qui. Accedi per salvarle.',
    forbidden: 'Non puoi più modificare questa cartella.',
    failed: 'Non siamo riusciti a salvare la tua ultima modifica.',
  },
  changesSafe: 'Le tue modifiche a questa cartella sono al sicuro in questo browser.',
  missing:
    'Controlla il link. Se hai eliminato la cartella, puoi ripristinarla in <myCards>Le mie cartelle</myCards>.',
  saveMine: 'Salva la mia come nuova',
}

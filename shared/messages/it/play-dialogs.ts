import { PRODUCT_NAME } from '#shared/product.ts'
import type { playDialogs as english } from '../en/play-dialogs.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('it')
const marked = (count: number, squares: number) =>
  plural(count, {
    one: `${count} casella segnata su ${squares}`,
    other: `${count} caselle segnate su ${squares}`,
  })
const ofSquares = (count: number, squares: number) =>
  plural(count, { one: `${count} casella su ${squares}`, other: `${count} caselle su ${squares}` })

export const playDialogs: Messages<typeof english> = {
  bigger: 'Più grande: come lista',
  bringBack: 'Rimetti gli ultimi segni',
  clearMarks: 'Togli i segni',
  clearWords: 'Ricevi caselle diverse, e i segni spariscono.',
  codeFailed: 'Il codice QR non si è caricato',
  continue: 'Continua a giocare',
  copyCard: 'Fai una copia',
  device: 'Su questo dispositivo',
  download: 'Scarica la cartella',
  downloadText: 'Stampa, PDF o immagine',
  notSaved: 'Nessun file salvato?',
  notSavedText:
    'Le app che aprono i link al loro interno spesso non possono salvare file. Apri questa pagina nel tuo browser.',
  notPrinted: 'Stampa non disponibile',
  notPrintedText:
    'Questo browser non permette di stampare. Scarica l’immagine oppure apri il link su un altro dispositivo.',
  frame: {
    dismiss: 'Chiudi',
    ownMarks: 'I tuoi segni restano in questa pagina',
    ownMarksText: `Li vedi solo tu. Apri la cartella in ${PRODUCT_NAME} per giocare a parte.`,
    play: (host, code) => `Gioca: ${host} · ${code}`,
    notKept: 'Questa pagina non conserva i segni',
    notKeptText: `Apri la cartella in ${PRODUCT_NAME} per tenerli.`,
  },
  keepPlaying: 'Puoi continuare a giocare.',
  keepMarks: 'Tieni i segni',
  keepScreenOn: 'Tieni acceso lo schermo',
  list: {
    title: 'Le caselle come lista',
    text: (count, squares) => `${marked(count, squares)}.`,
    show: 'Mostra come lista',
    mark: 'Segna',
    unmark: 'Togli',
    place: (row, column) => `Riga ${row}, colonna ${column}`,
    marked: 'segnata',
    note: 'Nota',
    noteText: 'Solo su questo dispositivo. Salvandola segni la casella.',
    saveNote: 'Salva nota',
    noteFor: (words) => `Nota per “${words}”`,
  },
  makeYourOwn: 'Crea la tua cartella',
  markCalled: 'Segna in automatico',
  markCalledText: 'Quando l’host chiama una parola.',
  markedForYou: 'Segnate per te',
  markedForYouText: (squares) =>
    plural(squares, { one: `Chiamata ${squares} casella.`, other: `Chiamate ${squares} caselle.` }),
  more: 'Altro',
  newRound: 'Nuovo giro',
  present: 'Proietta',
  prompts: {
    'new-round': { label: 'Nuovo giro', text: 'L’host ha iniziato un nuovo giro.' },
    'words-gone': {
      label: 'L’host ha cambiato quasi tutte le parole che avevi segnato',
      text: 'Le caselle segnate sono cambiate.',
    },
    old: { label: 'Segni di prima', text: 'Segni di una partita di prima.' },
  },
  changed: {
    grid: 'L’host ha cambiato il formato',
    squares: (count) =>
      plural(count, {
        one: `L’host ha cambiato ${count} casella`,
        other: `L’host ha cambiato ${count} caselle`,
      }),
    words: (count, words) =>
      plural(count, {
        one: `L’host ha cambiato ${count} casella: ${words}`,
        other: `L’host ha cambiato ${count} caselle: ${words}`,
      }),
    'new-round': 'L’host ha iniziato un nuovo giro: scegli “Tieni i segni” o “Togli i segni”',
    'words-gone':
      'L’host ha cambiato quasi tutte le parole che avevi segnato: scegli “Tieni i segni” o “Togli i segni”',
  },
  proof: {
    show: 'Mostra il mio bingo',
    title: 'Mostra il mio bingo',
    text: 'Mandalo all’host, o fai vedere il codice. Mostra le tue caselle e quali sono state chiamate.',
    mine: 'Il mio bingo',
    withNotes: 'Mostra anche le mie note',
    mineOn: (title) => `Il mio bingo a “${title}”`,
  },
  qrCode: 'Codice QR',
  recent: 'Giocate di recente',
  report: 'Segnala questa cartella',
  resetBoard: 'Togli i segni',
  result: {
    share: 'Condividi il risultato',
    markFirst: 'Prima segna una casella',
    title: 'Il mio risultato',
    text: 'Nasce sul tuo dispositivo. Nessuno lo vede se non lo condividi.',
    drawing: 'Disegniamo la tua cartella…',
    notDrawn: 'Non siamo riusciti a disegnare l’immagine.',
    guarded:
      'Il tuo browser ti protegge dal fingerprinting, quindi questa immagine è un file SVG. Consenti i dati canvas per questo sito per avere un PNG.',
    download: 'Scarica immagine',
    copyPicture: 'Copia immagine',
    copyEmoji: 'Copia come emoji',
    picture: (title, summary) => `La mia cartella ${title}: ${summary}`,
    pictureCopied: 'Immagine copiata',
    pictureNotCopied: 'Scarica l’immagine, piuttosto.',
    copied: 'Risultato copiato',
    copiedText: 'Incollalo dove vuoi.',
    notCopied: 'Il risultato non è stato copiato. Riprova.',
    count: (count, squares) => `${count} su ${squares}`,
    squares: (count, squares) => ofSquares(count, squares),
    marked: (count, squares) => `${marked(count, squares)}.`,
    won: (lines, count, squares) => `BINGO! ${lines}, ${marked(count, squares)}.`,
  },
  score: (count, squares, lines) => `${ofSquares(count, squares)}, ${lines}.`,
  shout: 'Gridalo',
  shuffle: {
    first: 'Mescola per me',
    again: 'Mescola ancora',
    host: 'Ordine dell’host',
    hint: 'È cambiata solo la tua cartella. Tutti hanno le stesse caselle.',
    done: 'Mescolata per te',
    undone: 'Di nuovo nell’ordine dell’host',
    text: 'I tuoi segni hanno seguito le caselle.',
  },
  draw: {
    first: 'Estrai la mia cartella',
    again: 'Estrai un’altra cartella',
    host: 'Cartella dell’host',
    ask: {
      first: 'Estrarre la tua cartella?',
      again: 'Estrarre un’altra cartella?',
      host: 'Cartella dell’host?',
    },
    hint: 'Una cartella tutta tua. Ognuno ha caselle diverse.',
    done: 'Una cartella tutta tua',
    undone: 'La cartella dell’host',
  },
  sound: 'Suono',
  story: {
    did: (words) => `${words} ha fatto la differenza.`,
    didIn: (words, minutes) =>
      plural(minutes, {
        one: `${words} ha fatto la differenza, dopo ${minutes} minuto.`,
        other: `${words} ha fatto la differenza, dopo ${minutes} minuti.`,
      }),
    didFast: (words) => `${words} ha fatto la differenza, in meno di un minuto.`,
    in: (minutes) => plural(minutes, { one: `Dopo ${minutes} minuto.`, other: `Dopo ${minutes} minuti.` }),
    fast: 'In meno di un minuto.',
  },
  tapToClose: 'Tocca per chiudere',
  told: {
    elsewhere: (words) => `Chiamata, non è sulla tua cartella: ${words}`,
    oneToGo: (words) => `Ne manca una: ${words}`,
  },
  toWin: (pattern, missing) => `Per vincere: ${pattern}, ancora ${missing}`,
  welcome: (people) => `Ci sei. Siete in ${people} su questa cartella.`,
  wonAt: (time) => `BINGO alle ${time}`,
  wonAtShort: (time) => `BINGO ${time}`,
}

import { PRODUCT_NAME } from '#shared/product.ts'
import { type Messages, pluralIn } from '../messages.ts'
import type { playDialogs as english } from '../en/play-dialogs.ts'

const plural = pluralIn('nl')

export const playDialogs: Messages<typeof english> = {
  bigger: 'Groter: als lijst tonen',
  bringBack: 'Laatste markeringen terughalen',
  clearMarks: 'Wissen',
  clearWords: 'Je krijgt andere vakjes, en je markeringen worden gewist.',
  codeFailed: 'De QR-code laadt niet',
  continue: 'Verder spelen',
  copyCard: 'Kopie maken',
  device: 'Op dit apparaat',
  download: 'Downloaden',
  downloadText: 'Printen, pdf of plaatje',
  notPrinted: 'Printen kan hier niet',
  notPrintedText:
    'Deze browser staat printen niet toe. Sla in plaats daarvan het plaatje op of open de link op een ander apparaat.',
  frame: {
    dismiss: 'Verbergen',
    ownMarks: 'Je markeringen blijven hier',
    ownMarksText: `Alleen jij ziet ze. Open de kaart in ${PRODUCT_NAME} om hem groot te spelen.`,
    play: (host: string, code: string) => `Speel mee: ${host} · ${code}`,
    notKept: 'Deze pagina bewaart je markeringen niet',
    notKeptText: `Open de kaart in ${PRODUCT_NAME} om ze te houden.`,
  },
  keepPlaying: 'Je kunt doorspelen.',
  keepMarks: 'Houden',
  keepScreenOn: 'Scherm aan laten',
  list: {
    title: 'Vakjes als lijst',
    text: (marked: number, squares: number) => `${marked} van de ${squares} gemarkeerd.`,
    show: 'Als lijst tonen',
    mark: 'Markeren',
    unmark: 'Markering weg',
    place: (row: number, column: number) => `Rij ${row}, kolom ${column}`,
    marked: 'gemarkeerd',
  },
  makeYourOwn: 'Eigen kaart maken',
  markCalled: 'Omgeroepen vakjes voor mij markeren',
  markCalledText: 'Als je host woorden omroept.',
  markedForYou: 'Voor je gemarkeerd',
  markedForYouText: (squares: number) => `${squares} vakjes zijn omgeroepen.`,
  more: 'Meer',
  newRound: 'Nieuwe ronde',
  present: 'Presenteren',
  prompts: {
    'new-round': { label: 'Nieuwe ronde', text: 'Nieuwe ronde! Markeringen wissen?' },
    'words-gone': {
      label: 'De host heeft de meeste woorden gewijzigd die je had gemarkeerd',
      text: 'Nieuwe woorden. Markeringen wissen?',
    },
    old: { label: 'Markeringen van eerder', text: 'Oude markeringen houden?' },
  },
  changed: {
    grid: 'De host heeft het raster gewijzigd',
    squares: (count: number) =>
      plural(count, {
        one: 'De host heeft 1 vakje gewijzigd',
        other: `De host heeft ${count} vakjes gewijzigd`,
      }),
    words: (count: number, words: string) =>
      plural(count, {
        one: `De host heeft 1 vakje gewijzigd: ${words}`,
        other: `De host heeft ${count} vakjes gewijzigd: ${words}`,
      }),
    'new-round': 'De host is een nieuwe ronde begonnen. Markeringen wissen? Kies Houden of Wissen',
    'words-gone':
      'De host heeft de meeste woorden gewijzigd die je had gemarkeerd. Markeringen wissen? Kies Houden of Wissen',
  },
  proof: {
    show: 'Mijn bingo tonen',
    title: 'Mijn bingo tonen',
    text: 'Stuur dit naar je host of houd de code omhoog. Je host ziet dan je vakjes en welke zijn omgeroepen.',
    mine: 'Mijn bingo',
    mineOn: (title: string) => `Mijn bingo bij “${title}”`,
  },
  qrCode: 'QR-code',
  recent: 'Laatst gespeeld',
  report: 'Kaart melden',
  resetBoard: 'Markeringen wissen',
  result: {
    share: 'Mijn score delen',
    markFirst: 'Markeer eerst een vakje',
    title: 'Mijn score',
    text: 'Gemaakt op jouw apparaat. Niemand ziet het, tenzij je het deelt.',
    drawing: 'We tekenen je kaart…',
    notDrawn: 'Het tekenen is niet gelukt.',
    guarded:
      'Je browser beschermt je tegen fingerprinting, dus dit plaatje is een SVG-bestand. Sta canvasgegevens toe voor deze site om een PNG te krijgen.',
    download: 'Plaatje opslaan',
    copyPicture: 'Plaatje kopiëren',
    copyEmoji: 'Als emoji kopiëren',
    picture: (title: string, summary: string) => `Mijn kaart ${title}: ${summary}`,
    pictureCopied: 'Plaatje gekopieerd',
    pictureNotCopied: 'Sla het plaatje in plaats daarvan op.',
    copied: 'Score gekopieerd',
    copiedText: 'Plak hem waar je maar wilt.',
    notCopied: 'De score is niet gekopieerd. Probeer het nog eens.',
    count: (marked: number, squares: number) => `${marked} van ${squares}`,
    squares: (marked: number, squares: number) => `${marked} van de ${squares} vakjes`,
    marked: (marked: number, squares: number) => `${marked} van de ${squares} vakjes gemarkeerd.`,
    won: (lines: string, marked: number, squares: number) =>
      `BINGO! ${lines}, ${marked} van de ${squares} vakjes gemarkeerd.`,
  },
  score: (marked: number, squares: number, lines: string) => `${marked} van de ${squares} vakjes, ${lines}.`,
  shout: 'BINGO roepen',
  shuffle: {
    first: 'Voor mij husselen',
    again: 'Opnieuw husselen',
    host: 'Zoals de host',
    hint: 'Alleen jouw kaart is anders. Iedereen heeft dezelfde vakjes.',
    done: 'Voor jou gehusseld',
    undone: 'Weer zoals bij de host',
    text: 'Je markeringen zijn met hun vakjes meeverhuisd.',
  },
  draw: {
    first: 'Eigen kaart trekken',
    again: 'Opnieuw trekken',
    host: 'Kaart van de host',
    ask: { first: 'Een eigen kaart trekken?', again: 'Opnieuw trekken?', host: 'Naar de kaart van de host?' },
    hint: 'Je eigen kaart. Iedereen heeft andere vakjes.',
    done: 'Je eigen kaart',
    undone: 'De kaart van de host',
  },
  sound: 'Geluid',
  story: {
    did: (words: string) => `${words} deed het hem.`,
    didIn: (words: string, minutes: number) =>
      plural(minutes, {
        one: `${words} deed het hem, na 1 minuut.`,
        other: `${words} deed het hem, na ${minutes} minuten.`,
      }),
    didFast: (words: string) => `${words} deed het hem, binnen een minuut.`,
    in: (minutes: number) => plural(minutes, { one: 'Na 1 minuut.', other: `Na ${minutes} minuten.` }),
    fast: 'Binnen een minuut.',
  },
  tapToClose: 'Tik om te sluiten',
  told: {
    elsewhere: (words: string) => `Omgeroepen, niet op je kaart: ${words}`,
    oneToGo: (words: string) => `Nog één te gaan: ${words}`,
  },
  toWin: (pattern: string, missing: number) => `Doel: ${pattern}, nog ${missing}`,
  welcome: (people: number) => `Je doet mee. ${people} mensen hebben de kaart open.`,
  wonAt: (time: string) => `BINGO om ${time}`,
  wonAtShort: (time: string) => `BINGO ${time}`,
}

import type { print as english } from '../en/print.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('it')

export const print: Messages<typeof english> = {
  title: 'Scarica la cartella',
  tabs: { label: 'Stampa o verifica', print: 'Stampa', check: 'Verifica' },
  pdf: 'Scarica in PDF',
  png: 'Scarica in PNG',
  drawing: 'Disegno…',
  notDrawn: 'Immagine non riuscita',
  what: 'Cosa stampare',
  thisCard: 'Questa cartella',
  shuffledSheets: 'Cartelle mescolate',
  count: 'Numero di cartelle',
  countHint: (most) => `Da 1 a ${most}`,
  countWrong: (most) => `Inserisci un numero intero da 1 a ${most}.`,
  perPage: 'Cartelle per pagina',
  paper: 'Carta',
  papers: { A4: 'A4', Letter: 'Letter' },
  colors: 'Colori del tema',
  callList: 'Lista delle chiamate',
  callListHint: 'Aggiunge una pagina con tutte le parole da spuntare.',
  link: 'Codice QR e link',
  codes: 'Un codice su ogni cartella',
  codesHint: 'Per verificare una cartella quando qualcuno grida bingo.',
  otherWords: 'Parole diverse su ogni cartella. Una a testa.',
  otherOrder: 'Stesse parole, in un altro ordine su ogni cartella. Una a testa.',
  output: (pages, paper) =>
    plural(pages, { one: `${pages} pagina ${paper}`, other: `${pages} pagine ${paper}` }),
  outputLandscape: (pages, paper) =>
    plural(pages, {
      one: `${pages} pagina ${paper}, in orizzontale`,
      other: `${pages} pagine ${paper}, in orizzontale`,
    }),
  toCut: (parts) => `Taglia ogni pagina in ${parts}.`,
  preview: (output) => `Anteprima: ${output}`,
  onPaper: {
    callList: 'Lista delle chiamate: spunta quelle già fatte.',
    play: 'Gioca dal telefono',
    name: 'Nome',
    toWin: (pattern) => `Per vincere: ${pattern}`,
  },
  code: 'Codice della cartella',
  codeHint: 'È stampato in fondo a ogni cartella, come v7-17.',
  check: 'Verifica',
  sheet: (code) => `Cartella ${code}`,
  problems: {
    empty: 'Inserisci il codice stampato sulla cartella.',
    malformed: 'Un codice è fatto così: v7-17.',
    number: (most) => `Le cartelle vanno da 1 a ${most}.`,
    otherDevice: 'Questa cartella è stata stampata da un altro dispositivo. Verificala lì.',
    onlyFirst: 'Questo dispositivo ha stampato la cartella 1 di questa versione.',
    onlyUpTo: (last) => `Questo dispositivo ha stampato le cartelle da 1 a ${last} di questa versione.`,
  },
}

import type { importCards as english } from '../en/import-cards.ts'
import { numberIn, pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('it')
const number = numberIn('it')
const cards = (count: number) =>
  plural(count, { one: `${number(count)} cartella`, other: `${number(count)} cartelle` })
const imported = (count: number) =>
  plural(count, { one: `${cards(count)} importata`, other: `${cards(count)} importate` })
const skipped = (count: number) =>
  plural(count, { one: `${number(count)} saltata`, other: `${number(count)} saltate` })
const whichFile =
  'Scegli il file salvato con “Scarica i miei dati” in Profilo o con “Scarica come JSON” nel menu di una cartella.'

export const importCards: Messages<typeof english> = {
  readingTitle: 'Importa cartelle',
  reading: (file) => `Lettura di ${file}…`,
  refusedTitle: 'Questo file non si può importare',
  chooseAnother: 'Scegline un altro',
  makeCard: (words) => `Crea una cartella con queste ${words} parole`,
  unreadable: 'Non siamo riusciti a leggere questo file. Sceglilo di nuovo.',
  brokenOff: 'Il file si interrompe prima della fine. Scaricalo di nuovo.',
  notCards: `Questo non è un file di cartelle. ${whichFile}`,
  tooNew: 'Questo file viene da una versione più recente. Ricarica la pagina e riprova.',
  noCard: `In questo file non ci sono cartelle. ${whichFile}`,
  empty: 'In questo file non ci sono cartelle.',
  tooLarge: `Questo file supera i 100 MB. ${whichFile}`,
  noneReadable: 'Correggi il file o scegline un altro.',
  card: (position) => `Cartella ${position}`,
  cardTitled: (position, title) => `Cartella ${position}, “${title}”`,
  reasonAt: (field, reason) => `${field}: ${reason}`,
  reasonOf: (reason) => `: ${reason}`,
  notACard: 'Questa non è una cartella.',
  noSquares: 'La cartella non ha caselle.',
  cannotImport: (count) =>
    plural(count, {
      one: `${number(count)} non si può importare:`,
      other: `${number(count)} non si possono importare:`,
    }),
  skipped: (count) => `${skipped(count)}:`,
  more: (count) => plural(count, { one: 'e un’altra', other: `e altre ${number(count)}` }),
  readyTitle: (count) => `Importare ${cards(count)}?`,
  ready: 'Ognuna diventa una nuova cartella con un link suo. Quelle che hai già restano come sono.',
  onlyCards: 'Si importano solo le cartelle. Le categorie in questo file vengono saltate.',
  import: (count) => `Importa ${cards(count)}`,
  runningTitle: (count) => `Importazione di ${cards(count)}`,
  running: (count, all) => `Già ${number(count)} su ${number(all)} in Le mie cartelle.`,
  progress: 'Importazione',
  stop: 'Ferma',
  partlyTitle: (count, all) => `${imported(count)} su ${number(all)}`,
  endedTitle: (count) => imported(count),
  endedSkippedTitle: (count, others) => `${imported(count)}, ${skipped(others)}`,
  where: (count) =>
    plural(count, { one: 'È la prima in Le mie cartelle.', other: 'Sono le prime in Le mie cartelle.' }),
  partly: (reason, rest) => `${reason} ${rest}`,
  stopped: 'Hai fermato l’importazione.',
  noneYet: 'Ancora nessuna cartella importata.',
  left: (count) =>
    plural(count, {
      one: 'Puoi ancora importare l’altra cartella.',
      other: `Puoi ancora importare le altre ${cards(count)}.`,
    }),
  continue: 'Continua',
  done: 'Fine',
  leftTitle: 'Importazione fermata',
  leftText: (count, all) => `${cards(count)} su ${number(all)} in Le mie cartelle.`,
}

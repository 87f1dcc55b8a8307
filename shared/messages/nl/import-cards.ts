import { type Messages, numberIn, pluralIn } from '../messages.ts'
import type { importCards as english } from '../en/import-cards.ts'

const plural = pluralIn('nl')
const number = numberIn('nl')

const cards = (count: number) =>
  plural(count, { one: `${number(count)} kaart`, other: `${number(count)} kaarten` })
const whichFile =
  'Kies het bestand dat je met “Mijn gegevens downloaden” in je profiel of “Opslaan als JSON” in het menu van een kaart hebt opgeslagen.'

export const importCards: Messages<typeof english> = {
  readingTitle: 'Kaarten importeren',
  reading: (file: string) => `${file} lezen…`,

  refusedTitle: 'Dit bestand werkt niet',
  chooseAnother: 'Ander kiezen',
  makeCard: (words: number) => `Kaart maken van deze ${words} woorden`,
  unreadable: 'We kunnen dit bestand niet lezen. Kies het nog eens.',
  brokenOff: 'Het bestand houdt op voor het einde. Download het nog eens.',
  notCards: `In dit bestand staan geen kaarten. ${whichFile}`,
  tooNew: 'Dit bestand komt uit een nieuwere versie. Laad deze pagina opnieuw en probeer het nog eens.',
  noCard: `In dit bestand staat geen kaart. ${whichFile}`,
  empty: 'In dit bestand staat geen kaart.',
  tooLarge: `Dit bestand is groter dan 100 MB. ${whichFile}`,
  noneReadable: 'Verbeter het bestand of kies een ander.',

  card: (position: number) => `Kaart ${position}`,
  cardTitled: (position: number, title: string) => `Kaart ${position}, “${title}”`,
  reasonAt: (field: string, reason: string) => `${field}: ${reason}`,
  reasonOf: (reason: string) => `: ${reason}`,
  notACard: 'Dit is geen kaart.',
  noSquares: 'De kaart heeft geen vakjes.',
  cannotImport: (count: number) => `${number(count)} niet te importeren:`,
  skipped: (count: number) => `${number(count)} overgeslagen:`,
  more: (count: number) => `en nog ${number(count)}`,

  readyTitle: (count: number) => `${cards(count)} importeren?`,
  ready: 'Elk wordt een nieuwe kaart met een eigen link. De kaarten die je hebt, blijven zoals ze zijn.',
  onlyCards: 'Alleen kaarten worden geïmporteerd. Categorieën in dit bestand slaan we over.',
  import: (count: number) => `${cards(count)} importeren`,

  runningTitle: (count: number) => `${cards(count)} importeren`,
  running: (count: number, all: number) =>
    plural(count, {
      one: `${number(count)} van de ${number(all)} staat bij “Mijn kaarten”.`,
      other: `${number(count)} van de ${number(all)} staan bij “Mijn kaarten”.`,
    }),
  progress: 'Geïmporteerd',
  stop: 'Stoppen',

  partlyTitle: (count: number, all: number) => `${number(count)} van de ${cards(all)} geïmporteerd`,
  endedTitle: (count: number) => `${cards(count)} geïmporteerd`,
  endedSkippedTitle: (count: number, skipped: number) =>
    `${cards(count)} geïmporteerd, ${number(skipped)} overgeslagen`,
  where: (count: number) =>
    plural(count, {
      one: 'Hij staat bovenaan bij “Mijn kaarten”.',
      other: 'Ze staan bovenaan bij “Mijn kaarten”.',
    }),
  partly: (reason: string, rest: string) => `${reason} ${rest}`,
  stopped: 'Je hebt de import gestopt.',
  noneYet: 'Nog geen kaarten geïmporteerd.',
  left: (count: number) =>
    plural(count, {
      one: 'De andere kaart kun je nog importeren.',
      other: `De andere ${cards(count)} kun je nog importeren.`,
    }),
  continue: 'Verder',
  done: 'Klaar',

  leftTitle: 'Import gestopt',
  leftText: (count: number, all: number) =>
    plural(count, {
      one: `${number(count)} van de ${cards(all)} staat bij “Mijn kaarten”.`,
      other: `${number(count)} van de ${cards(all)} staan bij “Mijn kaarten”.`,
    }),
}

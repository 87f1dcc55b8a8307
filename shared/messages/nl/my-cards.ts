import { TRASH_DAYS } from '#shared/product.ts'
import { type Messages, pluralIn } from '../messages.ts'
import type { myCards as english } from '../en/my-cards.ts'

const plural = pluralIn('nl')

export const myCards: Messages<typeof english> = {
  create: 'Nieuwe kaart maken',
  import: 'Importeren',
  importFile: 'Bestand met kaarten',

  search: 'Zoek je kaarten op titel of vakje',
  searchHint: 'Zoek in titels en vakjes',
  firstFound: (count: number) => `De eerste ${count} resultaten`,
  found: (count: number) =>
    plural(count, { one: `${count} kaart gevonden`, other: `${count} kaarten gevonden` }),
  noneFoundTitle: 'Geen kaarten gevonden',
  noneFound: 'Geen titel of vakje past bij “<q></q>”.',

  which: 'Welke kaarten',
  filters: { all: 'Alle', mine: 'Eigen', shared: 'Gedeeld', played: 'Gespeeld' },
  noneHere: 'Hier zijn geen kaarten',
  noneShared: 'Hier komen kaarten die je met anderen bewerkt.',
  nonePlayed: 'Hier komen kaarten die je speelt.',

  loading: 'Je kaarten laden',
  loadFailedTitle: 'Kaarten niet geladen',
  loadFailed: 'Het is niet gelukt. Probeer het later nog eens.',

  empty: 'Typ een paar dingen die altijd gebeuren. Wij tekenen het raster eromheen.',
  createFirst: 'Kaart maken',
  next: 'Nieuwe kaart',

  thisMonth: 'Deze maand',

  firstSquares: 'Eerste vakjes',
  gridWithFree: (size: number) => `${size}x${size} met vrij vakje`,
  moreAndDay: (count: number) => `+ nog ${count}, <day></day>`,
  play: 'Spelen',
  playLabel: (title: string) => `${title} spelen`,
  editLabel: (title: string) => `${title} bewerken`,
  shareLabel: (title: string) => `${title} delen`,
  moreLabel: (title: string) => `Meer over ${title}`,
  playing: (count: number) =>
    plural(count, {
      one: `<number>${count}</number><words>persoon speelt nu</words>`,
      other: `<number>${count}</number><words>mensen spelen nu</words>`,
    }),

  temporary: 'Tijdelijke kaarten',
  temporaryText: 'Ze bestaan alleen in deze browser. Sla ze op om ze te delen.',
  saved: 'Kaart opgeslagen in je account!',
  saveFailed: 'De kaart is niet opgeslagen. Probeer het nog eens.',
  inAccount: 'In je account',

  deletedTitle: 'Kaart verwijderd',
  deleted: 'Je kaart is verwijderd.',
  deleteFailedTitle: 'Niet verwijderd',
  deleteFailed: 'De kaart is niet verwijderd. Probeer het nog eens.',

  copyOf: (title: string) => `${title} (kopie)`,
  duplicatedTitle: 'Kaart gedupliceerd',
  duplicated: (title: string) => `“${title}” staat bij “Mijn kaarten”.`,
  duplicateFailedTitle: 'Niet gedupliceerd',
  duplicateFailed: 'De kaart is niet gedupliceerd. Probeer het nog eens.',

  menu: {
    edit: 'Bewerken',
    coHosts: 'Cohosts',
    duplicate: 'Dupliceren',
    download: 'Opslaan als JSON',
    leave: 'Kaart verlaten',
  },

  deleteTitle: 'Weet je het zeker?',
  deleteWarning: (title: string) => `“${title}” wordt voorgoed verwijderd. Dit kun je niet ongedaan maken.`,
  deleteRestorable: (title) =>
    `“${title}” en de link verdwijnen voor iedereen. Je kunt de kaart nog ${TRASH_DAYS} dagen lang terugzetten, bij “Verwijderd” onderaan Mijn kaarten.`,
  stillPlaying: (count: number) =>
    plural(count, {
      one: `Er is nu ${count} persoon mee aan het spelen. Die kan het spel afmaken.`,
      other: `Er zijn nu ${count} mensen mee aan het spelen. Zij kunnen het spel afmaken.`,
    }),
  delete: 'Verwijderen',

  shared: 'Met jou gedeeld',
  owned: (owner: string) => `Kaart van ${owner}`,
  ownerless: 'De eigenaar heeft het account verwijderd. Je kunt de kaart dupliceren.',

  recent: 'Laatst gespeeld',

  starters: 'Of speel er een van ons',
  starterSquares: 'Een paar van de vakjes',
  starterGrid: '5x5, al gevuld',
}

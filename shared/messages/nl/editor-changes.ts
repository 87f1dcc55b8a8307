import { MIN_FILLED_CELLS } from '#shared/product.ts'
import { type Messages, pluralIn } from '../messages.ts'
import type { editorChanges as english } from '../en/editor-changes.ts'

const plural = pluralIn('nl')

const squares = (count: number) => plural(count, { one: '1 vakje gevuld', other: `${count} vakjes gevuld` })
const moved = (count: number) =>
  plural(count, {
    one: '1 woord staat nu bij “Extra woorden”.',
    other: `${count} woorden staan nu bij “Extra woorden”.`,
  })
const lost = (count: number) =>
  plural(count, { one: 'Voor 1 woord was geen plek.', other: `Voor ${count} woorden was geen plek.` })

export const editorChanges: Messages<typeof english> = {
  shortened: (max: number) => `Ingekort tot ${max} tekens`,
  steps: {
    grid: (size: number) => `${size}x${size}-raster`,
    freeSpaceOn: 'Vrij vakje aan',
    freeSpaceOff: 'Vrij vakje uit',
    shuffle: 'Husselen',
    clear: 'Vakjes leegmaken',
    fill: 'Voorbeelden invullen',
    swap: 'Wisselen',
    paste: 'Lijst plakken',
    category: 'Vullen uit categorie',
    put: 'Op de kaart zetten',
    restore: 'Terugzetten',
    undo: 'Ander raster',
  },
  undone: (step: string) => `Ongedaan gemaakt: ${step}`,
  redone: (step: string) => `Opnieuw gedaan: ${step}`,
  redo: 'Opnieuw',
  cantUndo: (step: string) => `Niet ongedaan gemaakt: ${step}`,
  cantRedo: (step: string) => `Niet opnieuw gedaan: ${step}`,
  stale: 'De kaart is intussen veranderd.',
  wouldNotFit: (words: number) =>
    plural(words, {
      one: 'Voor 1 woord zou geen plek zijn. Haal eerst iets weg uit “Extra woorden”.',
      other: `Voor ${words} woorden zou geen plek zijn. Haal eerst iets weg uit “Extra woorden”.`,
    }),
  cantApply: 'Je wijziging past niet meer',
  applyAgain: 'Nog eens doen',
  changed: 'De kaart is elders gewijzigd',
  changedText: 'Je eerdere wijziging is niet doorgevoerd.',
  movedAway: 'Een andere host schreef in jouw vakje',
  movedAwayText: (words: string) => `Jouw woorden staan nu bij “Extra woorden”: ${words}.`,
  putBack: 'Terugzetten',
  noRoom: 'Daar is geen plek voor',
  noRoomFor: (words: string) =>
    `Niet op de kaart: ${words}. Haal iets weg uit “Extra woorden” en probeer het opnieuw.`,
  noRoomText: 'Haal iets weg uit “Extra woorden” en probeer het opnieuw.',
  someone: (squares: number) =>
    plural(squares, {
      one: 'Iemand heeft 1 vakje gewijzigd.',
      other: `Iemand heeft ${squares} vakjes gewijzigd.`,
    }),

  examples: 'Voorbeelden ingevuld',
  examplesText: 'In de lege vakjes staat nu een filmavond!',
  full: 'Geen lege vakjes',
  fullText: 'Elk vakje is gevuld.',
  cleared: 'Leeggemaakt',
  clearedText: 'Alle vakjes zijn leeg.',
  empty: 'Niets leeg te maken',
  emptyText: 'De kaart is al leeg.',
  shuffled: 'Gehusseld',
  shuffledText: 'De vakjes liggen nu anders!',
  shuffleNothing: 'Niets te husselen',
  shuffleNothingText: 'Vul eerst minstens 2 vakjes.',
  pasted: 'Lijst geplakt',
  pasteNothing: 'Niets te plakken',
  pasteNothingText: 'Deze woorden staan al op de kaart.',
  fromCategory: 'Gevuld',
  fillNothing: 'Niets te vullen',
  fillNothingText: (category: string) => `Alles wat past uit “${category}” staat er al.`,
  restored: 'Teruggezet',
  restoredText: 'De kaart is weer zoals toen.',
  restoreNothing: 'Niets terug te zetten',
  restoreNothingText: 'De kaart is nog zoals toen.',
  filled: (filled: number) => `${squares(filled)}.`,
  filledFrom: (filled: number, category: string) => `${squares(filled)} uit “${category}”.`,
  grid: (size: number) => `${size}x${size}-raster`,
  freeSpace: 'Vrij vakje',
  moved,
  lost,
  both: (one: string, other: string) => `${one} ${other}`,
  swappedWith: (words: string) => `Gewisseld met ${words}`,
  swappedWithBlank: 'Gewisseld met een leeg vakje',
  put: (word: string) => `“${word}” staat op de kaart`,
  stillCalled: 'Nog steeds omgeroepen',
  takeBack: 'Intrekken',
  called: (word: string) => `Omgeroepen: ${word}.`,
  takenBack: (word: string) => `Ingetrokken: ${word}.`,
  newCard: 'Nieuwe kaart',
  newCardText: 'Je concept hebben we opzijgelegd.',

  cannotSave: 'Nog te leeg',
  cannotSaveText: `Vul minstens ${MIN_FILLED_CELLS} vakjes, dan kun je opslaan.`,
  cannotShare: 'Nog niet opgeslagen',
  cannotShareText: 'Sla je kaart op, dan kun je hem delen.',
  saved: 'Kaart opgeslagen!',
  savedToAccount: 'Kaart opgeslagen in je account!',
  savedHere: 'Alleen hier bewaard. Log in om de kaart te houden.',
  savedElsewhere: 'Opgeslagen in een ander tabblad',
  savedElsewhereText: 'Je ziet nu de opgeslagen kaart.',
  updated: 'Wijzigingen opgeslagen!',
  play: 'Spelen',
  offlineText: 'Je wijzigingen zijn veilig. We slaan ze op zodra je weer online bent.',
  failed: 'De kaart is niet opgeslagen. Probeer het nog eens.',
  failedGone: 'Niet opgeslagen: de kaart staat niet meer op de server. Je kunt hem opslaan als nieuwe kaart.',
  failedForbidden: 'Niet opgeslagen: je kunt deze kaart niet meer bewerken.',
  logIn: 'Log in om op te slaan',
  logInText: 'Je wijzigingen blijven in deze browser tot je inlogt.',
}

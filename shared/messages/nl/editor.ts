import { MIN_FILLED_CELLS } from '#shared/product.ts'
import { type Messages, pluralIn } from '../messages.ts'
import type { editor as english } from '../en/editor.ts'

const plural = pluralIn('nl')

const kept = (status: string, changes: number) =>
  plural(changes, {
    one: `${status}, 1 wijziging bewaard`,
    other: `${status}, ${changes} wijzigingen bewaard`,
  })

export const editor: Messages<typeof english> = {
  titleOf: (card: string) => `${card} bewerken`,
  newTitle: 'Kaart maken',
  playLater: 'Eerst opslaan, dan spelen',

  board: 'Kaart bewerken',
  unnamed: 'Geef me een naam',
  startHere: 'Begin hier',
  squares: {
    put: 'hier zetten',
    call: 'omroepen',
    takeBack: 'intrekken',
    swap: 'hiermee wisselen',
    cancelSwap: 'toch niet wisselen',
  },
  field: 'Tekst van dit vakje',
  pickFor: (word: string) => `Kies het vakje voor “${word}”`,
  pickOther: 'Kies het vakje waarmee je wisselt',
  tooFew: `Iedereen ziet de oude woorden tot je ${MIN_FILLED_CELLS} vakjes vult`,
  called: (called: number, total: number) => `${called} van de ${total} omgeroepen`,
  filled: (filled: number, places: number) => `${filled} van de ${places} vakjes gevuld`,
  mode: 'Als je op een vakje tikt',
  modes: { edit: 'Bewerken', call: 'Omroepen' },
  start: 'Vul de kaart',
  startList: 'Lijst plakken',
  startCategory: 'Uit categorie',
  startExamples: 'Voorbeelden',

  settings: 'Instellingen',
  title: 'Titel',
  titleQuestion: 'Hoe heet je kaart?',
  titleExample: 'Weekstart',
  gridSize: 'Raster',
  freeSpace: 'Vrij vakje in het midden',
  columns: 'Woorden blijven in hun kolom',
  columnsHint: 'Op ieders kaart heeft een kolom alleen woorden van die kolom, zoals bij klassieke bingo.',
  toWin: (pattern: string) => `Doel: ${pattern}`,
  theme: (name: string) => `Kleur: ${name}`,
  themes: {
    blue: 'Blauw',
    pink: 'Roze',
    green: 'Groen',
    purple: 'Paars',
    yellow: 'Geel',
    red: 'Rood',
  },

  actions: 'Snel geregeld',
  fill: 'Vullen',
  pasteList: 'Lijst plakken',
  fillCategory: 'Uit categorie',
  addExamples: 'Voorbeelden invullen',
  change: 'Wijzigen',
  shuffle: 'Vakjes husselen',
  clear: 'Vakjes leegmaken',
  image: 'Plaatje in het midden',
  versions: 'Eerdere versies',
  handOut: 'Uitdelen',
  print: 'Vellen printen',
  printNothing: 'Nog niets te printen',
  printNothingText: 'Vul eerst een paar vakjes.',
  coHosts: 'Cohosts',
  leave: 'Kaart verlaten',
  again: 'Nog eens spelen',
  againText: 'Dezelfde vakjes, geen markeringen.',
  newRound: 'Nieuwe ronde',

  live: 'Live',
  guest: 'Gast',
  guestText: '<b>Gast:</b> alleen op dit apparaat.',
  guestSafari: '<b>Gast:</b> alleen op dit apparaat. Safari wist de kaart na 7 dagen zonder bezoek.',
  logIn: 'Inloggen',
  hosts: (hosts: number) => `${hosts} hosts zijn aan het bewerken`,
  copy: 'Je maakt een kopie',
  copyOfGuest: 'Als je opslaat, maak je een eigen kopie. Is dit jouw kaart? Log in om hem te bewerken.',
  copyText: 'Deze kaart is van iemand anders. Als je opslaat, maak je een eigen kopie.',
  backToGame: 'Terug naar het spel',
  status: {
    draft: 'Nog niet opgeslagen',
    temporary: 'In deze browser',
    saved: 'Opgeslagen',
    saving: 'Opslaan',
    five: `Nog geen ${MIN_FILLED_CELLS} vakjes`,
    held: (changes: number) =>
      plural(changes, { one: '1 wijziging nog niet live', other: `${changes} wijzigingen nog niet live` }),
    offlineKept: (changes: number) => kept('Offline', changes),
    signedOut: 'Uitgelogd',
    signedOutKept: (changes: number) => kept('Uitgelogd', changes),
    deleted: 'Niet op de server',
    readOnly: 'Alleen lezen',
    failed: 'Niet opgeslagen',
    failedKept: (changes: number) => kept('Niet opgeslagen', changes),
  },
  announced: {
    offline: 'Offline. Je wijzigingen zijn veilig. We slaan ze op zodra je weer online bent.',
    unsaved: 'Je wijzigingen zijn veilig en we blijven het proberen.',
    'signed-out': 'Je bent uitgelogd. Je wijzigingen zijn hier veilig. Log in om ze op te slaan.',
    forbidden: 'Je kunt deze kaart niet meer bewerken.',
    failed: 'Je laatste wijziging is niet opgeslagen.',
  },

  changesSafe: 'Je wijzigingen in deze kaart zijn veilig in deze browser.',
  missing:
    'Check de link. Heb je de kaart verwijderd, dan kun je hem terugzetten in <myCards>Mijn kaarten</myCards>.',
  saveMine: 'Mijn versie als nieuw opslaan',
}

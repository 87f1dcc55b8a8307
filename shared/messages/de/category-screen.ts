import { type Messages, pluralIn } from '../messages.ts'
import type { categoryScreen as english } from '../en/category-screen.ts'

const plural = pluralIn('de')

export const categoryScreen: Messages<typeof english> = {
  back: 'Zu den Kategorien',
  loading: 'Die Kategorie lädt',
  loadFailedTitle: 'Kategorie nicht geladen',
  loadFailed: 'Die Kategorie lädt nicht. Versuch es noch mal.',
  detailsFailed: 'Kategorie nicht geladen',
  itemsFailed: 'Einträge nicht geladen',
  notFoundTitle: 'Kategorie nicht gefunden',
  notFound: 'Vielleicht wurde sie gelöscht, oder der Link ist unvollständig.',

  official: 'Offiziell',
  byYou: 'Von dir',
  sharedBy: 'Geteilt von <owner></owner>',
  youCan: { view: 'Du kannst sie ansehen', copy: 'Du kannst sie kopieren', edit: 'Du kannst sie bearbeiten' },

  drawnFrom: (count: number) =>
    plural(count, { one: `Gezogen aus ${count} Eintrag`, other: `Gezogen aus ${count} Einträgen` }),
  missing: (count: number) =>
    plural(count, {
      one: `Noch ${count} Eintrag bis zur Karte`,
      other: `Noch ${count} Einträge bis zur Karte`,
    }),
  shuffle: 'Mischen',
  gridSize: 'Raster',
  play: 'Karte spielen',
  starting: 'Startet …',
  use: 'Karte daraus machen',
  edit: 'Kategorie bearbeiten',
  leave: 'Kategorie verlassen',
  report: 'Kategorie melden',

  items: 'Einträge',
  show: 'Anzeigen',
  hide: 'Zuklappen',
  add: 'Hinzufügen',
  loadingItems: 'Die Einträge laden',
  itemsFailedTitle: 'Einträge nicht geladen',
  itemsFailedText: 'Die Einträge laden nicht. Versuch es noch mal.',
  noItems: 'Noch keine Einträge',
  noItemsOwn: 'Schreib auf, was immer passiert, einzeln oder als Liste. Neun ergeben eine Karte.',
  noItemsOther: 'Hier steht noch nichts.',

  search: 'Einträge nach Text oder Schlagwort suchen',
  searchHint: 'Einträge und #Schlagwörter',
  found: (count: number) =>
    plural(count, { one: `${count} Eintrag gefunden`, other: `${count} Einträge gefunden` }),
  noneFoundTitle: 'Keine Einträge gefunden',
  noneFound: 'Dazu passt kein Eintrag.',
  showAll: 'Alle Einträge anzeigen',
  type: 'Art',
  allTypes: 'Alle Arten',
  tag: 'Schlagwort',
  allTags: 'Alle Schlagwörter',
  sort: 'Sortieren nach',
  sorts: { newest: 'Neueste', oldest: 'Älteste', name: 'A–Z' },

  source: 'Quelle: <source></source>',
  editItem: (words: string) => `„${words}“ bearbeiten`,
  deleteItem: (words: string) => `„${words}“ löschen`,
  itemDeleted: 'Eintrag gelöscht',
  deleteItemFailed: 'Eintrag nicht gelöscht',
  added: 'Hinzugefügt',
  addFailed: 'Nicht hinzugefügt',
  updated: 'Eintrag geändert',
}

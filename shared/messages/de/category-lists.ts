import { PRODUCT_NAME } from '#shared/product.ts'
import { type Messages, pluralIn } from '../messages.ts'
import type { categoryLists as english } from '../en/category-lists.ts'

const plural = pluralIn('de')

export const categoryLists: Messages<typeof english> = {
  which: 'Wähle eine Liste',
  official: `Von ${PRODUCT_NAME}.app`,
  mine: 'Meine Kategorien',
  new: 'Neue Kategorie',

  search: 'Kategorien nach Name und Beschreibung suchen',
  searchHint: 'Suchen',
  found: (count: number) =>
    plural(count, { one: `${count} Kategorie gefunden`, other: `${count} Kategorien gefunden` }),
  noneFoundTitle: 'Keine Kategorie gefunden',
  noneFound: 'Zu „<q></q>“ gibt es keine Kategorie.',
  sort: 'Sortieren nach',
  recommended: 'Empfohlen',
  newest: 'Neueste',
  byName: 'Name A–Z',
  byItems: 'Größe',

  loading: 'Die Kategorien laden',
  loadFailedTitle: 'Kategorien nicht geladen',
  loadFailed: 'Das hat nicht geklappt. Versuch es später noch mal.',
  noOfficialTitle: 'Keine Kategorien',
  noOfficial: `Von ${PRODUCT_NAME}.app gibt es noch keine Kategorien.`,
  emptyTitle: 'Eure Dauerwitze, in einer Liste.',
  empty: 'Du hast noch keine Kategorien.',

  officialMark: 'Offiziell',
  byYou: 'Von dir',
  sharedBy: 'Geteilt von <owner></owner>',
  can: { view: 'Nur ansehen', copy: 'Auch kopieren', edit: 'Auch bearbeiten' },
  noDescription: 'Ohne Beschreibung',
  shareLabel: (name: string) => `„${name}“ teilen`,
  moreLabel: (name: string) => `Mehr zu „${name}“`,
  view: 'Ansehen',
  viewLabel: (name: string) => `„${name}“ ansehen`,
  stub: (count: number) =>
    plural(count, {
      one: `<count>${count}</count><word> Eintrag</word>`,
      other: `<count>${count}</count><word> Einträge</word>`,
    }),

  shared: 'Mit dir geteilt',
  hide: 'Ausblenden',
  hideAll: 'Alle von <owner></owner> ausblenden',
  hidden: 'Kategorie ausgeblendet',
  hiddenText: (name: string) => `„${name}“ ist nicht mehr in deiner Liste. Der Link öffnet sie weiterhin.`,
  allHidden: 'Kategorien ausgeblendet',
  allHiddenText: (owner: string) => `Du siehst nicht mehr, was ${owner} mit dir teilt.`,
  hideFailed: 'Nicht ausgeblendet',

  showHidden: (count: number) => `${count} ausgeblendet · Anzeigen`,
  closeHidden: (count: number) => `${count} ausgeblendet · Zuklappen`,
  allHiddenFrom: 'Alle von <owner></owner> ausgeblendet',
  unhide: 'Einblenden',
  unhideLabel: (name: string) => `„${name}“ einblenden`,
  unhideAll: 'Alle einblenden',
  unhideAllLabel: (owner: string) => `Alle von ${owner} einblenden`,
  unhidden: (name: string) => `„${name}“ ist wieder in deiner Liste.`,
  allUnhidden: (owner: string) => `Du siehst wieder, was ${owner} mit dir teilt.`,
  unhideFailed: 'Nicht eingeblendet',
}

import { type Messages, pluralIn } from '../messages.ts'
import type { categoryScreen as english } from '../en/category-screen.ts'

const plural = pluralIn('nl')

export const categoryScreen: Messages<typeof english> = {
  back: 'Naar de categorieën',
  loading: 'De categorie laadt',
  loadFailedTitle: 'Categorie niet geladen',
  loadFailed: 'De categorie laadt niet. Probeer het nog eens.',
  detailsFailed: 'Categorie niet geladen',
  itemsFailed: 'Items niet geladen',
  notFoundTitle: 'Categorie niet gevonden',
  notFound: 'Misschien is die verwijderd, of is de link niet compleet.',

  official: 'Officieel',
  byYou: 'Van jou',
  sharedBy: 'Gedeeld door <owner></owner>',
  youCan: { view: 'Je mag bekijken', copy: 'Je mag kopiëren', edit: 'Je mag bewerken' },

  drawnFrom: (count: number) =>
    plural(count, { one: `Getrokken uit ${count} item`, other: `Getrokken uit ${count} items` }),
  missing: (count: number) =>
    plural(count, {
      one: `Nog ${count} item voor een kaart`,
      other: `Nog ${count} items voor een kaart`,
    }),
  shuffle: 'Husselen',
  gridSize: 'Raster',
  play: 'Deze kaart spelen',
  starting: 'Beginnen…',
  use: 'Maak er een kaart van',
  edit: 'Categorie bewerken',
  leave: 'Categorie verlaten',
  report: 'Categorie melden',

  items: 'Items',
  show: 'Tonen',
  hide: 'Verbergen',
  add: 'Toevoegen',
  loadingItems: 'De items laden',
  itemsFailedTitle: 'Items niet geladen',
  itemsFailedText: 'De items laden niet. Probeer het nog eens.',
  noItems: 'Nog geen items',
  noItemsOwn: 'Schrijf op wat altijd gebeurt, één voor één of als lijst. Met negen heb je een kaart.',
  noItemsOther: 'Hier staat nog niets.',

  search: 'Zoek items op tekst of tag',
  searchHint: 'Zoek items en #tags',
  found: (count: number) =>
    plural(count, { one: `${count} item gevonden`, other: `${count} items gevonden` }),
  noneFoundTitle: 'Geen items gevonden',
  noneFound: 'Geen item past bij je zoekopdracht.',
  showAll: 'Alle items tonen',
  type: 'Soort',
  allTypes: 'Alle soorten',
  tag: 'Tag',
  allTags: 'Alle tags',
  sort: 'Sorteren op',
  sorts: { newest: 'Nieuwste', oldest: 'Oudste', name: 'A–Z' },

  source: 'Bron: <source></source>',
  editItem: (words: string) => `“${words}” bewerken`,
  deleteItem: (words: string) => `“${words}” verwijderen`,
  itemDeleted: 'Item verwijderd',
  deleteItemFailed: 'Item niet verwijderd',
  added: 'Toegevoegd',
  addFailed: 'Niet toegevoegd',
  updated: 'Item gewijzigd',
}

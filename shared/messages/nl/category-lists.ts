import { PRODUCT_NAME } from '#shared/product.ts'
import { type Messages, pluralIn } from '../messages.ts'
import type { categoryLists as english } from '../en/category-lists.ts'

const plural = pluralIn('nl')

export const categoryLists: Messages<typeof english> = {
  which: 'Kies een lijst',
  official: `Van ${PRODUCT_NAME}.app`,
  mine: 'Mijn categorieën',
  new: 'Nieuwe categorie',

  search: 'Zoek categorieën op naam en beschrijving',
  searchHint: 'Zoeken',
  found: (count: number) =>
    plural(count, { one: `${count} categorie gevonden`, other: `${count} categorieën gevonden` }),
  noneFoundTitle: 'Geen categorieën gevonden',
  noneFound: 'Geen categorie past bij “<q></q>”.',
  sort: 'Sorteren op',
  recommended: 'Aanbevolen',
  newest: 'Nieuwste',
  byName: 'Naam A–Z',
  byItems: 'Meeste items',

  loading: 'De categorieën laden',
  loadFailedTitle: 'Categorieën niet geladen',
  loadFailed: 'Het is niet gelukt. Probeer het later nog eens.',
  noOfficialTitle: 'Geen categorieën',
  noOfficial: `Er zijn nog geen categorieën van ${PRODUCT_NAME}.app.`,
  emptyTitle: 'Al jullie vaste grappen, in één lijst.',
  empty: 'Je hebt nog geen categorieën gemaakt.',

  officialMark: 'Officieel',
  byYou: 'Van jou',
  sharedBy: 'Gedeeld door <owner></owner>',
  can: { view: 'Alleen bekijken', copy: 'Mag je kopiëren', edit: 'Mag je bewerken' },
  noDescription: 'Zonder beschrijving',
  shareLabel: (name: string) => `“${name}” delen`,
  moreLabel: (name: string) => `Meer over “${name}”`,
  view: 'Bekijken',
  viewLabel: (name: string) => `“${name}” bekijken`,
  stub: (count: number) =>
    plural(count, {
      one: `<count>${count}</count><word> item</word>`,
      other: `<count>${count}</count><word> items</word>`,
    }),

  shared: 'Met jou gedeeld',
  hide: 'Verbergen',
  hideAll: 'Alles van <owner></owner> verbergen',
  hidden: 'Categorie verborgen',
  hiddenText: (name: string) => `“${name}” staat niet meer in je lijst. Via de link kun je er nog bij.`,
  allHidden: 'Categorieën verborgen',
  allHiddenText: (owner: string) => `Je ziet niet meer wat ${owner} met je deelt.`,
  hideFailed: 'Niet verborgen',

  showHidden: (count: number) => `${count} verborgen · Tonen`,
  closeHidden: (count: number) => `${count} verborgen · Sluiten`,
  allHiddenFrom: 'Alles van <owner></owner> verborgen',
  unhide: 'Terugzetten',
  unhideLabel: (name: string) => `“${name}” terugzetten`,
  unhideAll: 'Alles terugzetten',
  unhideAllLabel: (owner: string) => `Alles van ${owner} terugzetten`,
  unhidden: (name: string) => `“${name}” staat weer in je lijst.`,
  allUnhidden: (owner: string) => `Je ziet weer wat ${owner} met je deelt.`,
  unhideFailed: 'Niet teruggezet',
}

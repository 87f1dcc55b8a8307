import { TRASH_DAYS } from '#shared/product.ts'
import { type Messages, pluralIn } from '../messages.ts'
import type { categoryDialogs as english } from '../en/category-dialogs.ts'

const plural = pluralIn('nl')

const RESTORABLE = ` Je kunt de categorie nog ${TRASH_DAYS} dagen lang terugzetten, bij “Verwijderd” onderaan je categorieën.`

export const categoryDialogs: Messages<typeof english> = {
  add: {
    title: 'Items toevoegen',
    how: 'Hoe wil je ze toevoegen?',
    single: 'Eén item',
    bulk: 'Als lijst',
    eachLine: 'Van elke regel een item maken',
    items: 'Items',
    itemsHint: 'Eén per regel. Klopt er iets niet, dan laten we het zien voordat er iets wordt toegevoegd.',
    none: 'Schrijf minstens één regel',
    add: 'Toevoegen',
    adding: 'Toevoegen…',
  },

  item: {
    title: 'Item bewerken',
    content: 'Tekst',
    tags: 'Tags (optioneel)',
    tagsHint: (most: number) => `Tot ${most}, met komma’s ertussen: huisdieren, klassieker`,
    wrongTags: 'Kijk de tags nog even na',
    source: 'Bron (optioneel)',
    sourceHint: 'Een boek, een serie, een persoon',
    failed: 'Item niet opgeslagen',
    deleted: 'Iemand heeft dit item verwijderd terwijl je het bewerkte. Je tekst staat er nog.',
    addAsNew: 'Als nieuw toevoegen',
  },

  edit: {
    title: 'Categorie bewerken',
    name: 'Naam',
    description: 'Beschrijving (optioneel)',
    failed: 'Categorie niet opgeslagen',
    saved: 'Categorie gewijzigd',
    savedText: (name: string) => `“${name}” is opgeslagen.`,
    delete: 'Categorie verwijderen',
  },

  save: 'Opslaan',
  replaced: (words) => `Dit vervangt een wijziging van elders: “${words}”`,
  charactersLeft: (count: number) =>
    plural(count, { one: `Nog ${count} teken`, other: `Nog ${count} tekens` }),
  charactersOver: (count: number) =>
    plural(count, { one: `${count} teken te veel`, other: `${count} tekens te veel` }),

  delete: {
    title: 'Weet je het zeker?',
    warning: (name: string) => `“${name}” verdwijnt voor iedereen.${RESTORABLE}`,
    warningWithItems: (name: string, count: number) =>
      plural(count, {
        one: `“${name}” wordt met ${count} item verwijderd, voor iedereen.${RESTORABLE}`,
        other: `“${name}” wordt met ${count} items verwijderd, voor iedereen.${RESTORABLE}`,
      }),
    delete: 'Verwijderen',
    deleted: 'Categorie verwijderd',
    deletedText: (name: string) => `Je hebt “${name}” verwijderd.`,
    failed: 'Categorie niet verwijderd',
  },

  leave: {
    title: 'Deze categorie verlaten?',
    warning: (name: string, owner: string) =>
      `“${name}” verdwijnt uit je lijst, en de toegang die ${owner} je gaf, ben je kwijt. Via de link kun je er nog bij.`,
    leave: 'Verlaten',
    leaving: 'Verlaten…',
    left: 'Uit je lijst gehaald',
    leftText: (name: string) => `Je hebt “${name}” verlaten.`,
    failed: 'Categorie niet verlaten',
  },
}

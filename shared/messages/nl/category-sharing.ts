import { PRODUCT_NAME } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { categorySharing as english } from '../en/category-sharing.ts'

export const categorySharing: Messages<typeof english> = {
  title: 'Categorie delen',
  text: 'Iedereen met de link kan deze categorie zien en er kaarten van maken.',
  ownerText:
    'Iedereen met de link kan deze categorie zien en er kaarten van maken. Kopiëren of bewerken kan alleen wie je hieronder toevoegt.',
  link: 'Link naar deze categorie',
  linkFailedTitle: 'Link niet gekopieerd',
  linkFailed: 'Kopieer hem zelf even.',
  shareText: (name: string) => `“${name}” op ${PRODUCT_NAME}`,

  copy: 'Naar mijn categorieën',
  copying: 'Kopiëren…',
  copied: 'Categorie gekopieerd',
  copiedText: (name: string) => `“${name}” staat nu bij je categorieën.`,
  copyFailed: 'Categorie niet gekopieerd',
  logIn: 'Log in om te kopiëren',

  people: 'Delen met anderen',
  username: 'Gebruikersnaam',
  usernameHint: 'Die staat in het profiel van de ander. Of stuur gewoon de link hierboven.',
  access: 'Toegang',
  accessLabel: (person: string) => `Toegang voor ${person}`,
  levels: { view: 'Zien', copy: 'Kopiëren', edit: 'Bewerken' },
  explained: {
    view: '<level>Zien:</level> de categorie staat bij die persoon in de lijst',
    copy: '<level>Kopiëren:</level> die persoon kan ook een eigen kopie maken',
    edit: '<level>Bewerken:</level> die persoon kan ook items toevoegen, wijzigen en verwijderen',
  },
  sharing: 'Delen…',
  shared: 'Categorie gedeeld',
  sharedText: (person: string) => `“${person}” ziet hem nu bij de categorieën.`,
  shareFailed: 'Niet gedeeld',

  sharedWith: 'Gedeeld met',
  nobody: 'Nog alleen jij.',
  changeFailed: 'Toegang niet gewijzigd',
  remove: 'Weghalen',
  removeLabel: (person: string) => `${person} weghalen`,
  removed: 'Weggehaald',
  removedText: (person: string) => `${person} heeft geen toegang meer.`,
  removeFailed: 'Toegang niet weggehaald',
  restored: (person: string) => `${person} heeft weer toegang.`,
}

import { PRODUCT_NAME } from '#shared/product.ts'
import type { categorySharing as english } from '../en/category-sharing.ts'
import type { Messages } from '../messages.ts'

export const categorySharing: Messages<typeof english> = {
  title: 'Condividi categoria',
  text: 'Con il link chiunque può vedere questa categoria e farne cartelle.',
  ownerText:
    'Con il link chiunque può vedere questa categoria e farne cartelle. Possono copiarla o modificarla solo le persone che aggiungi qui sotto.',
  link: 'Link di questa categoria',
  linkFailedTitle: 'Link non copiato',
  linkFailed: 'Copialo a mano.',
  shareText: (name) => `“${name}” su ${PRODUCT_NAME}`,
  copy: 'Copia nelle mie categorie',
  copying: 'Copia…',
  copied: 'Categoria copiata',
  copiedText: (name) => `Trovi “${name}” in Le mie categorie.`,
  copyFailed: 'Categoria non copiata',
  logIn: 'Accedi per copiare',
  people: 'Condividi con qualcuno',
  username: 'Nome utente',
  usernameHint: 'Si trova in Profilo. Oppure manda semplicemente il link qui sopra.',
  access: 'Accesso',
  accessLabel: (person) => `Accesso di ${person}`,
  levels: { view: 'Vedere', copy: 'Copiare', edit: 'Modificare' },
  explained: {
    view: '<level>Vedere:</level> compare tra le sue categorie',
    copy: '<level>Copiare:</level> può anche farne una copia sua',
    edit: '<level>Modificare:</level> può anche aggiungere, cambiare ed eliminare voci',
  },
  sharing: 'Condivisione…',
  shared: 'Categoria condivisa',
  sharedText: (person) => `Ora “${person}” la vede tra le sue categorie.`,
  shareFailed: 'Non condivisa',
  sharedWith: 'Condivisa con',
  nobody: 'Per ora solo tu.',
  changeFailed: 'Accesso non cambiato',
  remove: 'Togli',
  removeLabel: (person) => `Togli ${person}`,
  removed: 'Accesso tolto',
  removedText: (person) => `${person} non ha più accesso.`,
  removeFailed: 'Accesso non tolto',
  restored: (person) => `${person} ha di nuovo accesso.`,
}

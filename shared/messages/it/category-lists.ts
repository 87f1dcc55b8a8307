import { PRODUCT_NAME } from '#shared/product.ts'
import type { categoryLists as english } from '../en/category-lists.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('it')

export const categoryLists: Messages<typeof english> = {
  which: 'Scegli una lista',
  official: `Create da ${PRODUCT_NAME}.app`,
  mine: 'Le mie categorie',
  new: 'Nuova categoria',
  search: 'Cerca una categoria per nome o descrizione',
  searchHint: 'Cerca',
  found: (count) => plural(count, { one: `${count} categoria trovata`, other: `${count} categorie trovate` }),
  noneFoundTitle: 'Nessuna categoria trovata',
  noneFound: 'Nessuna categoria corrisponde a “<q></q>”.',
  sort: 'Ordina per',
  recommended: 'Consigliate',
  newest: 'Più recenti',
  byName: 'Nome, A–Z',
  byItems: 'Più voci',
  loading: 'Caricamento delle categorie',
  loadFailedTitle: 'Categorie non caricate',
  loadFailed: 'Non siamo riusciti a caricare le categorie. Riprova più tardi.',
  noOfficialTitle: 'Nessuna categoria',
  noOfficial: `Ancora nessuna categoria di ${PRODUCT_NAME}.app.`,
  emptyTitle: 'I vostri tormentoni, in una lista.',
  empty: 'Non hai ancora creato categorie.',
  officialMark: 'Ufficiale',
  byYou: 'Creata da te',
  sharedBy: 'Condivisa da <owner></owner>',
  can: { view: 'Lettura', copy: 'Copia', edit: 'Modifica' },
  noDescription: 'Senza descrizione',
  shareLabel: (name) => `Condividi ${name}`,
  moreLabel: (name) => `Altro per ${name}`,
  view: 'Apri',
  viewLabel: (name) => `Apri ${name}`,
  stub: (count) =>
    plural(count, {
      one: `<count>${count}</count><word> voce</word>`,
      other: `<count>${count}</count><word> voci</word>`,
    }),
  shared: 'Condivise con te',
  hide: 'Nascondi',
  hideAll: 'Nascondi tutto di <owner></owner>',
  hidden: 'Categoria nascosta',
  hiddenText: (name) => `“${name}” non è più nella tua lista. Il link la apre ancora.`,
  allHidden: 'Categorie nascoste',
  allHiddenText: (owner) => `Non vedrai più quello che ${owner} condivide con te.`,
  hideFailed: 'Non nascosta',
  showHidden: (count) =>
    plural(count, { one: `${count} nascosta · Mostra`, other: `${count} nascoste · Mostra` }),
  closeHidden: (count) =>
    plural(count, { one: `${count} nascosta · Chiudi`, other: `${count} nascoste · Chiudi` }),
  allHiddenFrom: 'Tutto di <owner></owner> è nascosto',
  unhide: 'Mostra',
  unhideLabel: (name) => `Mostra di nuovo ${name}`,
  unhideAll: 'Mostra tutto',
  unhideAllLabel: (owner) => `Mostra di nuovo tutto di ${owner}`,
  unhidden: (name) => `“${name}” è di nuovo nella tua lista.`,
  allUnhidden: (owner) => `Vedrai di nuovo quello che ${owner} condivide con te.`,
  unhideFailed: 'Ancora nascosta',
}

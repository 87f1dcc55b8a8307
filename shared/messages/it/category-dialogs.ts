import { TRASH_DAYS } from '#shared/product.ts'
import type { categoryDialogs as english } from '../en/category-dialogs.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('it')

const RESTORABLE = ` Puoi ripristinare la categoria per ${TRASH_DAYS} giorni, dal cestino in fondo a Le mie categorie.`

export const categoryDialogs: Messages<typeof english> = {
  add: {
    title: 'Aggiungi voci',
    how: 'Come aggiungere',
    single: 'Una sola',
    bulk: 'Una lista',
    eachLine: 'Una voce per riga',
    items: 'Voci',
    itemsHint: 'Una per riga. Se una ha un problema, te lo mostriamo prima di aggiungere qualcosa.',
    none: 'Aggiungi almeno una riga',
    add: 'Aggiungi',
    adding: 'Aggiunta…',
  },
  item: {
    title: 'Modifica la voce',
    content: 'Testo',
    tags: 'Tag (facoltativi)',
    tagsHint: (most) => `Fino a ${most}, separati da virgole: animali, classici`,
    wrongTags: 'Controlla i tag',
    source: 'Fonte (facoltativa)',
    sourceHint: 'Un libro, una serie, una persona',
    failed: 'Voce non salvata',
    deleted: 'Qualcuno ha eliminato questa voce mentre la modificavi. Il tuo testo è ancora qui.',
    addAsNew: 'Aggiungi come nuova',
  },
  edit: {
    title: 'Modifica la categoria',
    name: 'Nome',
    description: 'Descrizione (facoltativa)',
    failed: 'Categoria non salvata',
    saved: 'Categoria aggiornata',
    savedText: (name) => `“${name}” è a posto.`,
    delete: 'Elimina categoria',
  },
  save: 'Salva',
  replaced: (words) => `Hai sostituito una modifica fatta altrove: “${words}”`,
  charactersLeft: (count) =>
    plural(count, { one: `Ancora ${count} carattere`, other: `Ancora ${count} caratteri` }),
  charactersOver: (count) =>
    plural(count, { one: `${count} carattere di troppo`, other: `${count} caratteri di troppo` }),
  delete: {
    title: 'Eliminare la categoria?',
    warning: (name) => `“${name}” sparirà per tutti.${RESTORABLE}`,
    warningWithItems: (name, count) =>
      plural(count, {
        one: `“${name}” e la sua voce spariranno per tutti.${RESTORABLE}`,
        other: `“${name}” e le sue ${count} voci spariranno per tutti.${RESTORABLE}`,
      }),
    delete: 'Elimina',
    deleted: 'Categoria eliminata',
    deletedText: (name) => `Hai eliminato “${name}”.`,
    failed: 'Categoria non eliminata',
  },
  leave: {
    title: 'Lasciare questa categoria?',
    warning: (name, owner) =>
      `“${name}” esce dalla tua lista, e perdi l’accesso che hai da ${owner}. Il link la apre ancora.`,
    leave: 'Lascia',
    leaving: 'Un attimo…',
    left: 'Tolta dalla tua lista',
    leftText: (name) => `Hai lasciato “${name}”.`,
    failed: 'Categoria non lasciata',
  },
}

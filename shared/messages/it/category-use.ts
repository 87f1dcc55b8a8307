import type { categoryUse as english } from '../en/category-use.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('it')

export const categoryUse: Messages<typeof english> = {
  title: 'Fanne una cartella',
  text: 'Una nuova cartella, riempita da “<name></name>”.',
  add: (count) =>
    plural(count, {
      one: `Aggiungi ancora ${count} voce per fare una cartella.`,
      other: `Aggiungi ancora ${count} voci per fare una cartella.`,
    }),
  needs: (count) =>
    plural(count, {
      one: `Manca ancora ${count} voce per fare una cartella.`,
      other: `Mancano ancora ${count} voci per fare una cartella.`,
    }),
  gridSize: 'Formato',
  freeSpace: 'Casella jolly al centro',
  freeSpaceHint: 'Solo nel 5x5',
  count: 'Numero di voci',
  countHint: (least, most) => `Tra quante voci pescare a caso: da ${least} a ${most}.`,
  wrongCount: (least, most) => `Inserisci un numero da ${least} a ${most}`,
  guest: 'Senza accesso, la cartella resta in questo browser.',
  create: 'Crea la cartella',
  creating: 'Creazione…',
  created: 'Cartella creata',
  createdText: (category) => `“${category}”: la tua cartella è pronta.`,
  play: 'Gioca',
  failed: 'Cartella non creata',
}

import { MAX_EXTRA } from '#shared/product.ts'
import type { editorMoreWords as english } from '../en/editor-more-words.ts'
import type { Messages } from '../messages.ts'

export const editorMoreWords: Messages<typeof english> = {
  title: 'Dodatkowe teksty',
  titleOf: (words) => `Dodatkowe teksty (${words})`,
  addFirst: 'Dodaj więcej tekstów',
  explanation: 'Część z nich trafi do graczy z własną kartą, a przy losowaniu wypadną wszystkie.',
  showAll: (words) => `Pokaż wszystkie (${words})`,
  called: 'wywołane',
  callOne: (word) => `Wywołaj: ${word}`,
  takeBackOne: (word) => `Wycofaj: ${word}`,
  put: 'Na kartę',
  putOne: (word) => `Na kartę: ${word}`,
  remove: (word) => `Usuń: ${word}`,
  removed: (word) => `Usunięto „${word}”`,
  add: 'Dodaj',
  addWord: 'Dodaj tekst',
  blank: 'Najpierw wpisz tekst.',
  onCard: (word) => `„${word}” jest już na karcie.`,
  inList: (word) => `„${word}” jest już na liście.`,
  full: `Karta ma najwyżej tyle dodatkowych tekstów: ${MAX_EXTRA}.`,
  noRoom: 'Teksty zajmują za dużo miejsca. Skróć je albo kilka usuń.',
}

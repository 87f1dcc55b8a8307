import { MAX_EXTRA } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { editorMoreWords as english } from '../en/editor-more-words.ts'

export const editorMoreWords: Messages<typeof english> = {
  title: 'Extra woorden',
  titleOf: (words: number) => `Extra woorden (${words})`,
  addFirst: 'Extra woorden',
  explanation: 'Wie een eigen kaart trekt, krijgt er een paar van. De omroeper roept ze allemaal om.',
  showAll: (words: number) => `Alle ${words} tonen`,
  called: 'omgeroepen',
  callOne: (word: string) => `Omroepen: ${word}`,
  takeBackOne: (word: string) => `Intrekken: ${word}`,
  put: 'Op de kaart',
  putOne: (word: string) => `Op de kaart: ${word}`,
  remove: (word: string) => `Weghalen: ${word}`,
  removed: (word: string) => `“${word}” weggehaald`,
  add: 'Toevoegen',
  addWord: 'Woord toevoegen',
  blank: 'Typ eerst een woord.',
  onCard: (word: string) => `“${word}” staat al op de kaart.`,
  inList: (word: string) => `“${word}” staat al in de lijst.`,
  full: `Een kaart heeft hooguit ${MAX_EXTRA} extra woorden.`,
  noRoom: 'De woorden nemen te veel plek in. Kort ze in of haal er een paar weg.',
}

import { MAX_EXTRA } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { editorMoreWords as english } from '../en/editor-more-words.ts'

export const editorMoreWords: Messages<typeof english> = {
  title: 'Weitere Wörter',
  titleOf: (words: number) => `Weitere Wörter (${words})`,
  addFirst: 'Weitere Wörter',
  explanation: 'Wer eine eigene Karte zieht, bekommt einige davon. Ausgerufen werden alle.',
  showAll: (words: number) => `Alle ${words} anzeigen`,
  called: 'ausgerufen',
  callOne: (word: string) => `Ausrufen: ${word}`,
  takeBackOne: (word: string) => `Zurücknehmen: ${word}`,
  put: 'Auf die Karte',
  putOne: (word: string) => `Auf die Karte: ${word}`,
  remove: (word: string) => `Entfernen: ${word}`,
  removed: (word: string) => `„${word}“ entfernt`,
  add: 'Hinzufügen',
  addWord: 'Wort hinzufügen',
  blank: 'Schreib erst ein Wort.',
  onCard: (word: string) => `„${word}“ ist schon auf der Karte.`,
  inList: (word: string) => `„${word}“ ist schon in der Liste.`,
  full: `Eine Karte hat höchstens ${MAX_EXTRA} weitere Wörter.`,
  noRoom: 'Die Wörter brauchen zu viel Platz. Kürze sie oder entferne ein paar.',
}

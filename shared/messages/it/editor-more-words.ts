import { MAX_EXTRA } from '#shared/product.ts'
import type { editorMoreWords as english } from '../en/editor-more-words.ts'
import type { Messages } from '../messages.ts'

export const editorMoreWords: Messages<typeof english> = {
  title: 'Parole in più',
  titleOf: (words) => `Parole in più (${words})`,
  addFirst: 'Aggiungi altre parole',
  explanation: 'Se ognuno ha una cartella sua, alcune di queste finiscono lì. L’estrazione le chiama tutte.',
  showAll: (words) => `Mostra tutte e ${words}`,
  called: 'chiamata',
  callOne: (word) => `Chiama: ${word}`,
  takeBackOne: (word) => `Ritira: ${word}`,
  put: 'Metti sulla cartella',
  putOne: (word) => `Metti sulla cartella: ${word}`,
  remove: (word) => `Togli: ${word}`,
  removed: (word) => `Hai tolto “${word}”`,
  add: 'Aggiungi',
  addWord: 'Aggiungi una parola',
  blank: 'Prima scrivi una parola.',
  onCard: (word) => `“${word}” è già sulla cartella.`,
  inList: (word) => `“${word}” è già nella lista.`,
  full: `Una cartella ha al massimo ${MAX_EXTRA} parole in più.`,
  noRoom: 'Le parole occupano troppo spazio. Accorciale o togline qualcuna.',
}

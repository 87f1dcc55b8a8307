import type { editorConfirm as english } from '../en/editor-confirm.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('it')

export const editorConfirm: Messages<typeof english> = {
  title: (players, question) =>
    plural(players, {
      one: `${players} persona sta giocando. ${question}`,
      other: `${players} persone stanno giocando. ${question}`,
    }),
  text: 'Le caselle segnate seguono le loro parole, finché restano sulla cartella.',
  grid: 'Cambiare formato?',
  gridAnswer: 'Cambia formato',
  shuffle: 'Mescolare le caselle?',
  shuffleAnswer: 'Mescola',
  restore: 'Ripristinare questa versione?',
  restoreAnswer: 'Ripristina',
  replace: 'Sostituire tutte le parole?',
  replaceAnswer: 'Sostituisci',
  undo: (change) => `Tornare a prima di “${change}”?`,
  undoAnswer: 'Torna indietro',
  redo: (change) => `Rifare “${change}”?`,
  redoAnswer: 'Rifai',
}

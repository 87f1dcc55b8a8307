import type { editorConfirm as english } from '../en/editor-confirm.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('fr')

export const editorConfirm: Messages<typeof english> = {
  title: (players, question) =>
    plural(players, {
      one: `${players} personne joue. ${question}`,
      other: `${players} personnes jouent. ${question}`,
    }),
  text: 'Les cases cochées suivent leurs mots, tant que ceux-ci restent sur la grille.',
  grid: 'Changer la taille ?',
  gridAnswer: 'Changer la taille',
  shuffle: 'Mélanger les cases ?',
  shuffleAnswer: 'Mélanger',
  restore: 'Restaurer cette version ?',
  restoreAnswer: 'Restaurer',
  replace: 'Remplacer tous les mots ?',
  replaceAnswer: 'Remplacer',
  undo: (change) => `Annuler « ${change} » ?`,
  undoAnswer: 'Annuler l’action',
  redo: (change) => `Rétablir « ${change} » ?`,
  redoAnswer: 'Rétablir',
}

import { MAX_EXTRA } from '#shared/product.ts'
import type { editorMoreWords as english } from '../en/editor-more-words.ts'
import type { Messages } from '../messages.ts'

export const editorMoreWords: Messages<typeof english> = {
  title: 'Mots en plus',
  titleOf: (words) => `Mots en plus (${words})`,
  addFirst: 'Ajouter des mots',
  explanation: 'Si chacun a sa propre grille, certains de ces mots y apparaissent. Le tirage les sort tous.',
  showAll: (words) => `Afficher les ${words}`,
  called: 'annoncé',
  callOne: (word) => `Annoncer : ${word}`,
  takeBackOne: (word) => `Retirer l’annonce : ${word}`,
  put: 'Mettre sur la grille',
  putOne: (word) => `Mettre sur la grille : ${word}`,
  remove: (word) => `Supprimer : ${word}`,
  removed: (word) => `« ${word} » supprimé`,
  add: 'Ajouter',
  addWord: 'Ajouter un mot',
  blank: 'Écris d’abord un mot.',
  onCard: (word) => `« ${word} » est déjà sur la grille.`,
  inList: (word) => `« ${word} » est déjà dans la liste.`,
  full: `Une grille a ${MAX_EXTRA} mots en plus au maximum.`,
  noRoom: 'Les mots prennent trop de place. Raccourcis-les, ou supprimes-en.',
}

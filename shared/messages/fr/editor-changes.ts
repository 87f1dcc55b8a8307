import { MIN_FILLED_CELLS } from '#shared/product.ts'
import type { editorChanges as english } from '../en/editor-changes.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('fr')
const squares = (count: number) =>
  plural(count, { one: `${count} case remplie`, other: `${count} cases remplies` })
const more = (count: number) =>
  plural(count, { one: `${count} mot de plus en dessous`, other: `${count} mots de plus en dessous` })
const moved = (count: number) =>
  plural(count, {
    one: `${count} mot est passé dans Mots en plus.`,
    other: `${count} mots sont passés dans Mots en plus.`,
  })
const lost = (count: number) =>
  plural(count, {
    one: `${count} mot n’a pas trouvé de place.`,
    other: `${count} mots n’ont pas trouvé de place.`,
  })

export const editorChanges: Messages<typeof english> = {
  shortened: (max) => `Raccourci à ${max} caractères`,
  steps: {
    grid: (size) => `Taille ${size}x${size}`,
    freeSpaceOn: 'Case libre ajoutée',
    freeSpaceOff: 'Case libre retirée',
    shuffle: 'Mélange',
    clear: 'Tout vider',
    fill: 'Ajout d’exemples',
    swap: 'Échange',
    paste: 'Liste collée',
    category: 'Ajout d’une catégorie',
    put: 'Ajout à la grille',
    restore: 'Ancienne version',
    undo: 'Changement de taille',
  },
  undone: (step) => `Annulé : ${step}`,
  redone: (step) => `Rétabli : ${step}`,
  redo: 'Rétablir',
  cantUndo: (step) => `Impossible d’annuler : ${step}`,
  cantRedo: (step) => `Impossible de rétablir : ${step}`,
  stale: 'La grille a changé depuis.',
  wouldNotFit: (words) =>
    plural(words, {
      one: `${words} mot n’aurait pas de place. Retire d’abord des mots de Mots en plus.`,
      other: `${words} mots n’auraient pas de place. Retire d’abord des mots de Mots en plus.`,
    }),
  cantApply: 'Changement impossible',
  applyAgain: 'Refaire',
  changed: 'La grille a changé ailleurs',
  changedText: 'Ton changement de toute la grille n’a pas été appliqué.',
  keepsChanging: 'La grille change sans arrêt',
  keepsChangingText:
    'Ton changement n’a pas été appliqué. Mets en pause le script ou l’hôte qui modifie la grille, puis refais-le.',
  someone: (squares) =>
    plural(squares, {
      one: `Quelqu’un a modifié ${squares} case.`,
      other: `Quelqu’un a modifié ${squares} cases.`,
    }),
  examples: 'Exemples ajoutés',
  examplesText: 'Les cases vides ont leur soirée ciné !',
  full: 'Aucune case vide',
  fullText: 'Toutes les cases sont remplies.',
  cleared: 'Grille vidée',
  clearedText: 'Toutes les cases sont vides.',
  empty: 'Rien à vider',
  emptyText: 'La grille est déjà vide.',
  shuffled: 'C’est mélangé',
  shuffledText: 'Les cases sont dans un nouvel ordre !',
  shuffleNothing: 'Rien à mélanger',
  shuffleNothingText: 'Remplis d’abord au moins 2 cases.',
  pasted: 'Liste collée',
  pasteNothing: 'Rien à coller',
  pasteNothingText: 'Ces mots sont déjà sur la grille.',
  fromCategory: 'C’est rempli',
  fillNothing: 'Rien à ajouter',
  fillNothingText: (category) => `Tout ce qui tient de « ${category} » est déjà là.`,
  restored: 'Version restaurée',
  restoredText: 'La grille est comme avant.',
  restoreNothing: 'Rien à restaurer',
  restoreNothingText: 'La grille est la même qu’à ce moment-là.',
  filled: (filled) => `${squares(filled)}.`,
  filledAndMore: (filled, words) => `${squares(filled)}, ${more(words)}.`,
  more: (words) => `${more(words)}.`,
  filledFrom: (filled, category) => `${squares(filled)} avec « ${category} ».`,
  filledFromAndMore: (filled, category, words) => `${squares(filled)} avec « ${category} », ${more(words)}.`,
  moreFrom: (words, category) => `${more(words)}, de « ${category} ».`,
  grid: (size) => `Grille ${size}x${size}`,
  freeSpace: 'Case libre',
  moved,
  lost,
  movedAndLost: (movedWords, lostWords) => `${moved(movedWords)} ${lost(lostWords)}`,
  swappedWith: (words) => `Échange avec ${words}`,
  swappedWithBlank: 'Échange avec une case vide',
  swapped: 'Cases échangées',
  put: (word) => `« ${word} » est sur la grille`,
  stillCalled: 'Toujours annoncé',
  takeBack: 'Retirer',
  called: (word) => `Annonce : ${word}.`,
  takenBack: (word) => `Annonce retirée : ${word}.`,
  newCard: 'Nouvelle grille',
  newCardText: 'Ta grille non enregistrée a été mise de côté.',
  cannotSave: 'Pas assez de cases',
  cannotSaveText: `Remplis au moins ${MIN_FILLED_CELLS} cases avant d’enregistrer.`,
  cannotShare: 'Partage impossible',
  cannotShareText: 'Enregistre d’abord ta grille.',
  saved: 'Grille enregistrée !',
  savedToAccount: 'Grille enregistrée dans ton compte !',
  savedHere: 'Grille temporaire enregistrée. Connecte-toi pour la garder pour de bon.',
  savedElsewhere: 'Enregistrée dans un autre onglet',
  savedElsewhereText: 'Te voilà sur la grille enregistrée.',
  updated: 'Grille mise à jour !',
  play: 'Jouer',
  open: 'Ouvrir',
  choose: 'Choisis les mots à garder.',
  offlineText: 'Tes changements sont à l’abri. On les enregistre dès que tu es de nouveau en ligne.',
  failed: 'La grille n’a pas été enregistrée. Réessaie.',
  failedGone:
    'La grille n’a pas été enregistrée : elle n’est plus sur le serveur. Tu peux en faire une nouvelle.',
  failedForbidden: 'La grille n’a pas été enregistrée : tu ne peux plus la modifier.',
  logIn: 'Connecte-toi pour enregistrer',
  logInText: 'Tes changements restent dans ce navigateur en attendant.',
}

import type { categoryUse as english } from '../en/category-use.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('fr')

export const categoryUse: Messages<typeof english> = {
  title: 'En faire une grille',
  text: 'Une nouvelle grille, remplie avec « <name></name> ».',
  add: (count) =>
    plural(count, {
      one: `Ajoute encore ${count} élément pour faire une grille.`,
      other: `Ajoute encore ${count} éléments pour faire une grille.`,
    }),
  needs: (count) =>
    plural(count, {
      one: `Il manque ${count} élément pour faire une grille.`,
      other: `Il manque ${count} éléments pour faire une grille.`,
    }),
  gridSize: 'Taille de la grille',
  freeSpace: 'Case libre au milieu',
  freeSpaceHint: 'En 5x5 seulement',
  count: 'Nombre d’éléments',
  countHint: (least, most) => `Parmi combien d’éléments tirer au hasard : de ${least} à ${most}.`,
  wrongCount: (least, most) => `Saisis un nombre de ${least} à ${most}`,
  guest: 'Sans connexion, la grille reste dans ce navigateur.',
  create: 'Créer la grille',
  creating: 'Création…',
  created: 'Grille créée',
  createdText: (category) => `« ${category} » : ta grille est prête.`,
  play: 'Jouer',
  failed: 'Grille non créée',
}

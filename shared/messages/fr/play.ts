import type { play as english } from '../en/play.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('fr')

export const play: Messages<typeof english> = {
  bingo: 'BINGO!',
  called: (words) => `Annonce : ${words}`,
  create: 'Créer',
  play: 'Jouer',
  hint: 'Touche une case quand ça arrive.',
  lines: (count) => plural(count, { one: `${count} ligne`, other: `${count} lignes` }),
  linkGone: 'Tu peux continuer à jouer, mais le lien ne fonctionne plus.',
  marked: (count) => plural(count, { one: `${count} cochée`, other: `${count} cochées` }),
  oneToGo: 'Plus qu’une',
  reset: 'Tout décocher',
  resetDone: 'Tout est décoché',
  resetText: 'Plus aucune case n’est cochée.',
  resetUndone: 'Tes cases sont de nouveau cochées',
  share: 'Partager cette grille',
  shareText: 'Avec ce lien, tout le monde peut jouer. Ce que tu coches reste entre toi et ta grille.',
  temporary: 'Grille temporaire',
}

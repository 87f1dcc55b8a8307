import type { proof as english } from '../en/proof.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('fr')

export const proof: Messages<typeof english> = {
  title: 'Un bingo à vérifier',
  offline: 'Hors ligne : plus d’annonces ici',
  won: 'Un vrai bingo',
  notWon: 'Pas encore un bingo',
  noLink: 'Aucun bingo à vérifier',
  noLinkText:
    'Le lien est incomplet. Demande-le en entier à la personne qui joue : il est sous « Montrer mon bingo ».',
  trust:
    'Cette page croit sur parole le navigateur de la personne qui joue. Rien n’arrive sur notre serveur.',
  board: (title) => `La grille jouée : ${title}`,
  called: (count) => plural(count, { one: `${count} annoncée`, other: `${count} annoncées` }),
  states: {
    both: (count) =>
      plural(count, { one: `Cochée et annoncée (${count})`, other: `Cochées et annoncées (${count})` }),
    marked: (count) =>
      plural(count, { one: `Cochée, pas annoncée (${count})`, other: `Cochées, pas annoncées (${count})` }),
    called: (count) =>
      plural(count, { one: `Annoncée, pas cochée (${count})`, other: `Annoncées, pas cochées (${count})` }),
  },
  allCalled: (line, count) =>
    plural(count, {
      one: `${line} : la case a été annoncée.`,
      other: `${line} : les ${count} cases ont été annoncées.`,
    }),
  notCalled: (line, words) => `${line} : pas d’annonce pour ${words}.`,
  blank: 'une case vide',
  earlierRound: 'Ce bingo date d’une manche précédente.',
  changed: (words) => `La grille a changé depuis. Les mots étaient ${words}.`,
  noLine: 'Rien n’est complet sur cette grille.',
  marked: (line) => `${line} : tout est coché.`,
  notShared: 'Les annonces de cette grille ne sont pas partagées : vérifie les mots toi-même.',
}

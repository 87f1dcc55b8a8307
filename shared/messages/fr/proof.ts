import type { proof as english } from '../en/proof.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('fr')

export const proof: Messages<typeof english> = {
  title: 'Un bingo à vérifier',
  offline: 'Hors ligne : plus d’annonces ici',
  won: 'Un vrai bingo',
  notWon: 'Pas encore un bingo',
  unknown: 'Vérifie les mots toi-même',
  noLink: 'Aucun bingo à vérifier',
  noLinkText:
    'Le lien est incomplet. Demande-le en entier à la personne qui joue : il est sous « Montrer mon bingo ».',
  trust:
    'Cette page croit sur parole le navigateur de la personne qui joue. Rien n’arrive sur notre serveur.',
  board: (title) => `La grille jouée : ${title}`,
  called: (count) => plural(count, { one: `${count} annoncée`, other: `${count} annoncées` }),
  notes: 'Notes',
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
  changed: 'La grille a changé depuis l’envoi de ce lien.',
  noLine: 'Rien n’est complet sur cette grille.',
  noCalls: 'Rien n’a été annoncé sur cette grille : il n’y a rien à comparer.',
  notReached: 'La grille est injoignable pour l’instant : il manque peut-être les dernières annonces.',
  noCard: 'La grille n’est pas sur notre serveur : il n’y a pas d’annonces à comparer.',
  words: (words) => `Les mots étaient : ${words}.`,
}

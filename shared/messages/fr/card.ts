import type { card as english } from '../en/card.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('fr')

export const card: Messages<typeof english> = {
  absent: {
    linked: {
      short: 'Une copie, reçue par lien',
      sentence: 'Une copie, reçue par lien. Elle ne suit pas les changements de l’original.',
    },
    deleted: { short: 'Supprimée par l’hôte', sentence: 'L’hôte a supprimé cette grille.' },
    gone: { short: 'Plus sur le serveur', sentence: 'Cette grille n’est plus sur le serveur.' },
    removed: {
      short: 'Retirée après un signalement',
      sentence: 'Cette grille a été signalée, et les personnes qui gèrent ce site l’ont retirée.',
    },
  },
  blank: 'Case vide',
  called: 'annoncée',
  edited: 'modifiée par l’hôte',
  oneToGo: 'la seule qui manque',
  won: 'dans une ligne',
  cutOff: 'Ce lien a été coupé. Demande à le recevoir à nouveau.',
  failed: (note) => `La grille n’a pas pu se charger. ${note}On réessaie dès que tu es de nouveau en ligne.`,
  free: 'LIBRE',
  loading: 'Chargement de la grille',
  missing: 'Impossible de charger cette grille. Elle a été supprimée, ou n’a jamais existé.',
  missingHint: 'Vérifie le lien ou redemande-le.',
  missingTitle: 'Cette grille est introuvable',
  offline: 'Hors ligne : coche quand même',
  patterns: {
    line: 'Une ligne',
    'two-lines': 'Deux lignes',
    corners: 'Quatre coins',
    x: 'X',
    frame: 'Cadre',
    full: 'Grille pleine',
  },
  people: (count) => `${count} personnes`,
  watching: (count) =>
    plural(count, {
      one: `${count} personne voit cette grille`,
      other: `${count} personnes voient cette grille`,
    }),
}

import { TRASH_DAYS } from '#shared/product.ts'
import { type Messages, pluralIn } from '../messages.ts'
import type { trash as english } from '../en/trash.ts'

const plural = pluralIn('fr')

export const trash: Messages<typeof english> = {
  show: (count) => `Corbeille (${count})`,
  explanation: {
    card: `Personne d’autre ne les voit. Tu peux restaurer chacune pendant ${TRASH_DAYS} jours ; son lien fonctionne alors à nouveau, avec les cases cochées de chacun.`,
    category: `Personne d’autre ne les voit. Tu peux restaurer chacune pendant ${TRASH_DAYS} jours, avec ses éléments et les personnes avec qui tu la partages.`,
  },
  none: 'La corbeille est vide.',
  when: (day, days) =>
    plural(days, {
      one: `Supprimée le ${day}, encore ${days} jour`,
      other: `Supprimée le ${day}, encore ${days} jours`,
    }),
  restore: 'Restaurer',
  restoreLabel: (title) => `Restaurer ${title}`,
  restored: 'C’est restauré',
  restoredText: {
    card: (title) => `« ${title} » est de retour. Son lien fonctionne à nouveau, mais pas un ancien code.`,
    category: (title) => `« ${title} » est de retour. Son lien fonctionne à nouveau.`,
  },
  restoreFailed: 'Pas restaurée',
  forGood: 'Supprimer définitivement',
  forGoodLabel: (title) => `Supprimer définitivement ${title}`,
  forGoodTitle: 'Supprimer définitivement ?',
  forGoodWarning: (title) => `Tu ne pourras plus restaurer « ${title} ».`,
  forGoodDone: 'Supprimée définitivement',
  forGoodDoneText: (title) => `« ${title} » n’existe plus.`,
  forGoodFailed: 'Pas supprimée',
}

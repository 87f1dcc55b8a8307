import type { accessTokens as english } from '../en/access-tokens.ts'
import type { Messages } from '../messages.ts'

export const accessTokens: Messages<typeof english> = {
  explanation:
    'Laisse un script ou un bot lire ou modifier tes grilles. <link>Voir comment ça marche</link>. Les jetons cessent de fonctionner si tu changes de mot de passe ou si tu te déconnectes partout ailleurs.',
  failed: 'Impossible de charger tes jetons.',
  full: (count) => `Tu as ${count} jetons. Supprimes-en un pour en ajouter un autre.`,
  new: 'Nouveau jeton',
  scopes: { 'cards:read': 'Lire les grilles', 'cards:write': 'Lire et modifier les grilles' },
  notes: (scope, use, end) => `${scope}. ${use}. ${end}.`,
  neverUsed: 'Jamais utilisé',
  lastUsed: (day) => `Dernière utilisation le ${day}`,
  expired: (day) => `Expiré le ${day}`,
  expires: (day) => `Expire le ${day}`,
  deleteLabel: (name) => `Supprimer ${name}`,
  deleteTitle: (name) => `Supprimer « ${name} » ?`,
  deleteWarning: 'Les scripts et les bots qui s’en servent s’arrêtent aussitôt.',
  delete: 'Supprimer le jeton',
  deleted: (name) => `${name} ne fonctionne plus.`,
  deleteFailed: 'Jeton non supprimé',

  newToken: {
    name: 'Nom',
    nameHint: 'À quoi il te sert, par exemple « Bot de scores »',
    access: 'Accès',
    expiresIn: 'Expire dans',
    days: { 7: '7 jours', 30: '30 jours', 90: '90 jours', 365: 'Un an' },
    create: 'Créer le jeton',
    creating: 'Création…',
    failed: 'Jeton non créé',
    copyTitle: 'Copie ton jeton',
    copyWarning:
      'On ne pourra plus l’afficher. Garde-le comme un mot de passe : quiconque l’a peut s’en servir.',
    token: (name) => `Le jeton ${name}`,
    copied: 'Jeton copié',
    copyByHand: 'Sélectionne le jeton et copie-le à la main.',
    done: 'Terminé',
  },
}

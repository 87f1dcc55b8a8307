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
}

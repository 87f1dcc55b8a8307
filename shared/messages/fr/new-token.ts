import type { newToken as english } from '../en/new-token.ts'
import type { Messages } from '../messages.ts'

export const newToken: Messages<typeof english> = {
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
}

import { LINK_MINUTES } from '#shared/product.ts'
import type { account as english } from '../en/account.ts'
import type { Messages } from '../messages.ts'

export const account: Messages<typeof english> = {
  email: 'E-mail',
  username: 'Pseudo',
  usernameHint: '3 à 20 lettres, chiffres, points, tirets ou tirets bas',
  newPassword: 'Nouveau mot de passe',
  passwordHint: (minLength) => `Au moins ${minLength} caractères`,
  optional: 'Facultatif',
  passwordsDiffer: 'Les mots de passe sont différents',
  profileIcon: (icon) => `Icône de profil : ${icon}`,
  icons: {
    cat: 'chat',
    dog: 'chien',
    fish: 'poisson',
    'gamepad-2': 'manette',
    gem: 'diamant',
    palette: 'palette',
    'paw-print': 'patte',
    pizza: 'pizza',
    plane: 'avion',
    rabbit: 'lapin',
    rocket: 'fusée',
    robot: 'robot',
    snail: 'escargot',
    sprout: 'jeune pousse',
    'tree-palm': 'palmier',
    turtle: 'tortue',
  },
  linkSent: 'Lien envoyé',
  linkSentText: `Regarde tes e-mails. Le lien expire dans ${LINK_MINUTES} minutes.`,
  linkNotSent: 'Lien non envoyé',
  sending: 'Envoi…',
}

import { LINK_MINUTES } from '#shared/product.ts'
import type { account as english } from '../en/account.ts'
import type { Messages } from '../messages.ts'

export const account: Messages<typeof english> = {
  email: 'Email',
  username: 'Nome utente',
  usernameHint: 'Da 3 a 20 lettere, cifre, punti, trattini o trattini bassi',
  newPassword: 'Nuova password',
  passwordHint: (minLength) => `Almeno ${minLength} caratteri`,
  optional: 'Facoltativo',
  passwordsDiffer: 'Le password non coincidono',
  profileIcon: (icon) => `Icona del profilo: ${icon}`,
  icons: {
    cat: 'gatto',
    dog: 'cane',
    fish: 'pesce',
    'gamepad-2': 'joystick',
    gem: 'gemma',
    palette: 'tavolozza',
    'paw-print': 'zampa',
    pizza: 'pizza',
    plane: 'aereo',
    rabbit: 'coniglio',
    rocket: 'razzo',
    robot: 'robot',
    snail: 'chiocciola',
    sprout: 'germoglio',
    'tree-palm': 'palma',
    turtle: 'tartaruga',
  },
  linkSent: 'Link inviato',
  linkSentText: `Controlla la posta. Il link scade tra ${LINK_MINUTES} minuti.`,
  linkNotSent: 'Link non inviato',
  sending: 'Invio…',
}

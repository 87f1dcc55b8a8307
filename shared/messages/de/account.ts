import { LINK_MINUTES } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { account as english } from '../en/account.ts'

export const account: Messages<typeof english> = {
  email: 'E-Mail',
  username: 'Nutzername',
  usernameHint: '3 bis 20 Buchstaben, Ziffern, Punkte, Binde- oder Unterstriche',
  newPassword: 'Neues Passwort',
  passwordHint: (minLength: number) => `Mindestens ${minLength} Zeichen`,
  optional: 'Optional',
  passwordsDiffer: 'Die Passwörter sind nicht gleich',
  profileIcon: (icon: string) => `Profilbild: ${icon}`,
  icons: {
    cat: 'Katze',
    dog: 'Hund',
    fish: 'Fisch',
    'gamepad-2': 'Controller',
    gem: 'Edelstein',
    palette: 'Farbpalette',
    'paw-print': 'Pfote',
    pizza: 'Pizza',
    plane: 'Flugzeug',
    rabbit: 'Hase',
    rocket: 'Rakete',
    robot: 'Roboter',
    snail: 'Schnecke',
    sprout: 'Keimling',
    'tree-palm': 'Palme',
    turtle: 'Schildkröte',
  },
  linkSent: 'Link gesendet',
  linkSentText: `Sieh in dein Postfach. Der Link gilt ${LINK_MINUTES} Minuten.`,
  linkNotSent: 'Link nicht gesendet',
  sending: 'Sendet …',
}

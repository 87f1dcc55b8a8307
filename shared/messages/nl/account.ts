import { LINK_MINUTES } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { account as english } from '../en/account.ts'

export const account: Messages<typeof english> = {
  email: 'E-mail',
  username: 'Gebruikersnaam',
  usernameHint: '3 t/m 20 letters, cijfers, punten, streepjes of underscores',
  newPassword: 'Nieuw wachtwoord',
  passwordHint: (minLength: number) => `Minstens ${minLength} tekens`,
  optional: 'Optioneel',
  passwordsDiffer: 'De wachtwoorden zijn niet gelijk',
  profileIcon: (icon: string) => `Profielplaatje: ${icon}`,
  icons: {
    cat: 'Kat',
    dog: 'Hond',
    fish: 'Vis',
    'gamepad-2': 'Controller',
    gem: 'Edelsteen',
    palette: 'Palet',
    'paw-print': 'Pootafdruk',
    pizza: 'Pizza',
    plane: 'Vliegtuig',
    rabbit: 'Konijn',
    rocket: 'Raket',
    robot: 'Robot',
    snail: 'Slak',
    sprout: 'Kiemplantje',
    'tree-palm': 'Palmboom',
    turtle: 'Schildpad',
  },
  linkSent: 'Link verstuurd',
  linkSentText: `Kijk in je mail. De link werkt ${LINK_MINUTES} minuten.`,
  linkNotSent: 'Link niet verstuurd',
  sending: 'Sturen…',
}

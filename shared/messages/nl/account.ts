import { LINK_MINUTES } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { account as english } from '../en/account.ts'

export const account: Messages<typeof english> = {
  email: 'E-mail',
  username: 'Gebruikersnaam',
  usernameHint: '3 tot 20 letters, cijfers, punten, streepjes of lage streepjes',
  passwordHint: (minLength: number) => `Minstens ${minLength} tekens`,
  optional: 'Optioneel',
  passwordsDiffer: 'De wachtwoorden zijn niet gelijk',
  profileIcon: (icon: string) => `Profielplaatje: ${icon}`,
  icons: {
    cat: 'kat',
    dog: 'hond',
    fish: 'vis',
    'gamepad-2': 'controller',
    gem: 'edelsteen',
    palette: 'palet',
    'paw-print': 'pootafdruk',
    pizza: 'pizza',
    plane: 'vliegtuig',
    rabbit: 'konijn',
    rocket: 'raket',
    robot: 'robot',
    snail: 'slak',
    sprout: 'kiemplantje',
    'tree-palm': 'palmboom',
    turtle: 'schildpad',
  },
  linkSent: 'Link verstuurd',
  linkSentText: `Kijk in je mail. De link werkt ${LINK_MINUTES} minuten.`,
  linkNotSent: 'Link niet verstuurd',
}

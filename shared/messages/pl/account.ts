import { LINK_MINUTES } from '#shared/product.ts'
import type { account as english } from '../en/account.ts'
import type { Messages } from '../messages.ts'

export const account: Messages<typeof english> = {
  email: 'E-mail',
  username: 'Nazwa użytkownika',
  usernameHint: 'Od 3 do 20 liter, cyfr, kropek, myślników lub podkreśleń',
  newPassword: 'Nowe hasło',
  passwordHint: (minLength) => `Co najmniej ${minLength} znaków`,
  optional: 'Opcjonalnie',
  passwordsDiffer: 'Hasła się różnią',
  profileIcon: (icon) => `Ikona profilu: ${icon}`,
  icons: {
    cat: 'kot',
    dog: 'pies',
    fish: 'ryba',
    'gamepad-2': 'pad do gier',
    gem: 'klejnot',
    palette: 'paleta',
    'paw-print': 'ślad łapy',
    pizza: 'pizza',
    plane: 'samolot',
    rabbit: 'królik',
    rocket: 'rakieta',
    robot: 'robot',
    snail: 'ślimak',
    sprout: 'kiełek',
    'tree-palm': 'palma',
    turtle: 'żółw',
  },
  linkSent: 'Link wysłany',
  linkSentText: `Sprawdź pocztę. Link wygasa po ${LINK_MINUTES} minutach.`,
  linkNotSent: 'Nie wysłano linku',
  sending: 'Wysyłam…',
}

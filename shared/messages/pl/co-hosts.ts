import { CO_HOSTS_PER_CARD } from '#shared/product.ts'
import type { coHosts as english } from '../en/co-hosts.ts'
import type { Messages } from '../messages.ts'

export const coHosts: Messages<typeof english> = {
  title: 'Pomocnicy',
  explanation: `Do ${CO_HOSTS_PER_CARD} osób może edytować z tobą tę kartę na żywo. Nie mogą jej usunąć ani zapraszać innych.`,
  username: 'Nazwa użytkownika',
  usernameHint: 'Każdy znajdzie ją w ustawieniach profilu.',
  add: 'Dodaj',
  adding: 'Dodaję…',
  added: 'Pomocnik dodany',
  addedText: (name) => `${name} znajdzie tę kartę w Moich kartach.`,
  addFailed: 'Nie udało się dodać pomocnika',
  yours: 'Twoi pomocnicy',
  none: 'Na razie tylko ty.',
  remove: 'Usuń',
  removeOne: (name) => `Usuń: ${name}`,
  removed: (name) => `${name} nie może już edytować tej karty.`,
  removedWithLink: (name) =>
    `${name} nie może już edytować tej karty. Link z zaproszeniem też już nie działa.`,
  removeFailed: 'Nie udało się usunąć pomocnika',

  link: 'Link z zaproszeniem',
  linkEnded: 'Link z zaproszeniem też już nie działa.',
  linkHint: 'Kto go otworzy i się zaloguje, zostanie pomocnikiem.',
  linkMade:
    'Kto go otworzy i się zaloguje, zostanie pomocnikiem. Skopiuj go teraz: nie możemy pokazać go drugi raz.',
  linkKept: (date) =>
    `Twój link z ${date} nadal działa, ale nie możemy pokazać go drugi raz. Nowy link go zastąpi.`,
  makeLink: 'Utwórz link',
  newLink: 'Nowy link',
  making: 'Tworzę…',
  makeFailed: 'Nie udało się utworzyć linku',
  turnOff: 'Wyłącz',
  turningOff: 'Wyłączam…',
  turnOffFailed: 'Nie udało się wyłączyć linku',
  linkCopiedText: 'Wyślij go osobie, z którą prowadzisz kartę.',
  copyFailed: 'Nie skopiowano linku',
  copyFailedText: 'Skopiuj go ręcznie.',

  leaveTitle: 'Przestać pomagać?',
  leaveText: (card) => `Nie będziesz już edytować karty „${card}”. Nadal możesz na niej grać.`,
  leave: 'Przestań pomagać',
  leaving: 'Rezygnuję…',
  left: 'Już nie pomagasz',
  leftText: (card) => `Nadal możesz grać na karcie „${card}”.`,
  leaveFailed: 'Nie udało się zrezygnować',
}

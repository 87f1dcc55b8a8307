import type { accessTokens as english } from '../en/access-tokens.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('pl')

export const accessTokens: Messages<typeof english> = {
  explanation:
    'Pozwól skryptowi lub botowi czytać albo zmieniać twoje karty. <link>Zobacz, jak to działa</link>. Tokeny przestają działać, gdy zmienisz hasło albo wylogujesz inne urządzenia.',
  failed: 'Tokeny się nie wczytały.',
  full: (count) =>
    plural(count, {
      one: 'Masz 1 token. Usuń go, by zrobić miejsce na nowy.',
      few: `Masz ${count} tokeny. Usuń któryś, by zrobić miejsce na nowy.`,
      many: `Masz ${count} tokenów. Usuń któryś, by zrobić miejsce na nowy.`,
      other: `Masz ${count} tokenu. Usuń któryś, by zrobić miejsce na nowy.`,
    }),
  new: 'Nowy token',

  scopes: {
    'cards:read': 'Czytanie kart',
    'cards:write': 'Czytanie i zmienianie kart',
  },
  notes: (scope, use, end) => `${scope}. ${use}. ${end}.`,
  neverUsed: 'Jeszcze nieużywany',
  lastUsed: (day) => `Ostatnio użyty ${day}`,
  expired: (day) => `Wygasł ${day}`,
  expires: (day) => `Wygasa ${day}`,

  deleteLabel: (name) => `Usuń: ${name}`,
  deleteTitle: (name) => `Usunąć token „${name}”?`,
  deleteWarning: 'Skrypty i boty, które go używają, od razu przestaną działać.',
  delete: 'Usuń token',
  deleted: (name) => `Token „${name}” już nie działa.`,
  deleteFailed: 'Nie usunięto tokenu',

  newToken: {
    name: 'Nazwa',
    nameHint: 'Do czego służy, na przykład „Bot z wynikami”',
    access: 'Dostęp',
    expiresIn: 'Wygasa za',
    days: { 7: '7 dni', 30: '30 dni', 90: '90 dni', 365: 'rok' },
    create: 'Utwórz token',
    creating: 'Tworzę…',
    failed: 'Nie utworzono tokenu',

    copyTitle: 'Skopiuj swój token',
    copyWarning: 'Nie pokażemy go drugi raz. Strzeż go jak hasła: kto go ma, może go użyć.',
    token: (name) => `Token: ${name}`,
    copied: 'Token skopiowany',
    copyByHand: 'Zaznacz token i skopiuj go ręcznie.',
    done: 'Gotowe',
  },
}

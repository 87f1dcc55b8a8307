import type { accountDeletion as english } from '../en/account-deletion.ts'
import type { Messages } from '../messages.ts'

export const accountDeletion: Messages<typeof english> = {
  title: 'Usunąć konto?',
  warning:
    'Tego nie da się cofnąć. Usuniemy też twoje kategorie. Na twoich kartach nadal zagra każdy, kto ma link, ale nikt nie będzie mógł ich edytować.',
  password: 'Twoje hasło',
  delete: 'Usuń konto',
  deleted: 'Konto usunięte',
  deletedText: 'Na twoich kartach nadal zagra każdy, kto ma link.',
  failed: 'Nie usunięto konta',
  logInAgain: 'Zaloguj się jeszcze raz, a potem usuń konto.',
}

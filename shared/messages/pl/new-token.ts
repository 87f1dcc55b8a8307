import type { newToken as english } from '../en/new-token.ts'
import type { Messages } from '../messages.ts'

export const newToken: Messages<typeof english> = {
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
}

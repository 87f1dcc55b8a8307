import type { Messages } from '../messages.ts'
import type { newToken as english } from '../en/new-token.ts'

export const newToken: Messages<typeof english> = {
  name: 'Naam',
  nameHint: 'Waar je hem voor gebruikt, zoals “Scorebot”',
  access: 'Toegang',
  expiresIn: 'Verloopt over',
  days: { 7: '7 dagen', 30: '30 dagen', 90: '90 dagen', 365: 'Een jaar' },
  create: 'Token maken',
  creating: 'Maken…',
  failed: 'Token niet gemaakt',

  copyTitle: 'Kopieer je token',
  copyWarning:
    'We kunnen hem niet nog eens laten zien. Bewaar hem als een wachtwoord: wie hem heeft, kan hem gebruiken.',
  token: (name: string) => `De token ${name}`,
  copied: 'Token gekopieerd',
  copyByHand: 'Selecteer de token en kopieer hem zelf.',
  done: 'Klaar',
}

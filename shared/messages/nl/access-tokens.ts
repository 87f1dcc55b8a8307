import type { Messages } from '../messages.ts'
import type { accessTokens as english } from '../en/access-tokens.ts'

export const accessTokens: Messages<typeof english> = {
  explanation:
    'Laat een script of bot je kaarten lezen of wijzigen. <link>Zo werkt het</link>. Tokens werken niet meer als je je wachtwoord wijzigt of op je andere apparaten uitlogt.',
  failed: 'Je tokens laden niet.',
  full: (count: number) => `Je hebt ${count} tokens. Verwijder er een om plaats te maken.`,
  new: 'Nieuwe token',

  scopes: {
    'cards:read': 'Kaarten lezen',
    'cards:write': 'Kaarten lezen en wijzigen',
  },
  notes: (scope: string, use: string, end: string) => `${scope}. ${use}. ${end}.`,
  neverUsed: 'Nooit gebruikt',
  lastUsed: (day: string) => `Laatst gebruikt: ${day}`,
  expired: (day: string) => `Verlopen: ${day}`,
  expires: (day: string) => `Verloopt: ${day}`,

  deleteLabel: (name: string) => `${name} verwijderen`,
  deleteTitle: (name: string) => `“${name}” verwijderen?`,
  deleteWarning: 'Scripts en bots die hem gebruiken, werken meteen niet meer.',
  delete: 'Token verwijderen',
  deleted: (name: string) => `${name} werkt niet meer.`,
  deleteFailed: 'Token niet verwijderd',

  newToken: {
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
  },
}

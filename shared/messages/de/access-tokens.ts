import type { Messages } from '../messages.ts'
import type { accessTokens as english } from '../en/access-tokens.ts'

export const accessTokens: Messages<typeof english> = {
  explanation:
    'Damit kann ein Skript oder ein Bot deine Karten lesen oder ändern. <link>So geht’s</link>. Tokens gelten nicht mehr, wenn du dein Passwort änderst oder dich überall sonst abmeldest.',
  failed: 'Deine Tokens laden nicht.',
  full: (count: number) => `Du hast ${count} Tokens. Lösch einen, um Platz für einen neuen zu machen.`,
  new: 'Neuer Token',

  scopes: {
    'cards:read': 'Karten lesen',
    'cards:write': 'Karten lesen und ändern',
  },
  notes: (scope: string, use: string, end: string) => `${scope}. ${use}. ${end}.`,
  neverUsed: 'Nie benutzt',
  lastUsed: (day: string) => `Zuletzt benutzt: ${day}`,
  expired: (day: string) => `Abgelaufen: ${day}`,
  expires: (day: string) => `Läuft ab: ${day}`,

  deleteLabel: (name: string) => `${name} löschen`,
  deleteTitle: (name: string) => `„${name}“ löschen?`,
  deleteWarning: 'Skripte und Bots, die ihn benutzen, funktionieren sofort nicht mehr.',
  delete: 'Token löschen',
  deleted: (name: string) => `${name} gilt nicht mehr.`,
  deleteFailed: 'Token nicht gelöscht',
}

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

  newToken: {
    name: 'Name',
    nameHint: 'Wofür du ihn brauchst, zum Beispiel „Punkte-Bot“',
    access: 'Zugriff',
    expiresIn: 'Läuft ab in',
    days: { 7: '7 Tagen', 30: '30 Tagen', 90: '90 Tagen', 365: 'einem Jahr' },
    create: 'Token erstellen',
    creating: 'Erstellt …',
    failed: 'Token nicht erstellt',

    copyTitle: 'Kopiere deinen Token',
    copyWarning:
      'Wir können ihn nicht noch mal zeigen. Hüte ihn wie ein Passwort: Wer ihn hat, kann ihn benutzen.',
    token: (name: string) => `Der Token ${name}`,
    copied: 'Token kopiert',
    copyByHand: 'Wähle den Token aus und kopiere ihn von Hand.',
    done: 'Fertig',
  },
}

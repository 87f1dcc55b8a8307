import type { Messages } from '../messages.ts'
import type { newToken as english } from '../en/new-token.ts'

export const newToken: Messages<typeof english> = {
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
}

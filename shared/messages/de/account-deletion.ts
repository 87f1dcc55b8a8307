import type { Messages } from '../messages.ts'
import type { accountDeletion as english } from '../en/account-deletion.ts'

export const accountDeletion: Messages<typeof english> = {
  title: 'Dein Konto löschen?',
  warning:
    'Das lässt sich nicht rückgängig machen. Wir löschen auch deine Kategorien. Deine Karten können alle mit dem Link weiterhin spielen, aber niemand kann sie mehr bearbeiten.',
  password: 'Dein Passwort',
  delete: 'Konto löschen',
  deleted: 'Konto gelöscht',
  deletedText: 'Mit dem Link bleiben deine Karten für alle spielbar.',
  failed: 'Konto nicht gelöscht',
  logInAgain: 'Melde dich noch mal an und lösch dann das Konto.',
}

import type { Messages } from '../messages.ts'
import type { profile as english } from '../en/profile.ts'

export const profile: Messages<typeof english> = {
  form: 'Profil',
  displayName: 'Anzeigename',
  save: 'Speichern',
  saved: 'Profil gespeichert',
  saveFailed: 'Nicht gespeichert',
  saveUnexplained: 'Dein Profil wurde nicht gespeichert. Versuch es noch mal.',

  preview: 'Vorschau',
  unconfirmed: 'E-Mail-Adresse nicht bestätigt',
  resend: 'Bestätigung noch mal senden',
  since: 'Dabei seit <day></day>',
  sinceGoogle: 'Dabei seit <day></day>, Anmeldung mit Google',
  sinceOrganization: 'Dabei seit <day></day>, Anmeldung über deine Organisation',

  passwordTitle: 'Passwort ändern',
  currentPassword: 'Aktuelles Passwort',
  confirmPassword: 'Neues Passwort wiederholen',
  changePassword: 'Passwort ändern',
  passwordChanged: 'Passwort geändert',
  passwordChangedText: 'Auf allen anderen Geräten haben wir dich abgemeldet.',
  passwordFailed: 'Passwort nicht geändert',

  devicesTitle: 'Andere Geräte',
  devices: 'Handy weg? In der Schule noch angemeldet? Melde dich von hier aus überall sonst ab.',
  logOutOthers: 'Überall sonst abmelden',
  loggingOutOthers: 'Meldet ab …',
  othersOut: 'Überall sonst abgemeldet',
  othersOutText: 'Jetzt ist nur noch dieses Gerät angemeldet.',
  othersFailed: 'Nicht abgemeldet',

  tokensTitle: 'Zugriffstokens',
  loadingTokens: 'Deine Tokens laden',

  dataTitle: 'Deine Daten',
  data: 'Eine Datei mit deinem Konto, deinen Karten und Kategorien und dem, was du gespielt hast. In „Meine Karten“ kannst du die Karten daraus importieren.',
  download: 'Daten herunterladen',
  downloading: 'Lädt herunter …',
  downloaded: 'Daten gespeichert',
  downloadedText: (file: string) => `Du findest ${file} bei deinen Downloads.`,
  downloadFailed: 'Daten nicht gespeichert',
  cutOff: 'Die Verbindung riss ab, bevor alles da war. Versuch es noch mal.',

  deletionTitle: 'Konto löschen',
  deletion:
    'Wir löschen deinen Namen, deine E-Mail-Adresse und deine Kategorien. Deine Karten können alle mit dem Link weiterhin spielen.',
  delete: 'Konto löschen',

  accountDeletion: {
    title: 'Dein Konto löschen?',
    warning:
      'Das lässt sich nicht rückgängig machen. Wir löschen auch deine Kategorien. Deine Karten können alle mit dem Link weiterhin spielen, aber niemand kann sie mehr bearbeiten.',
    password: 'Dein Passwort',
    delete: 'Konto löschen',
    deleted: 'Konto gelöscht',
    deletedText: 'Mit dem Link bleiben deine Karten für alle spielbar.',
    failed: 'Konto nicht gelöscht',
    logInAgain: 'Melde dich noch mal an und lösch dann das Konto.',
  },
}

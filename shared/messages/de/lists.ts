import type { Messages } from '../messages.ts'
import type { lists as english } from '../en/lists.ts'

export const lists: Messages<typeof english> = {
  openFile: 'Datei öffnen',
  file: 'Datei mit einer Liste',
  notRead: (name: string) => `„${name}“ ist nicht lesbar`,
  unreadable: 'Versuch es noch mal oder kopiere die Liste und füge sie ein.',
  tooLarge: 'Die Datei ist größer als 5 MB. Kopiere den Teil, den du brauchst, und füge ihn ein.',
  oldOffice:
    'Die Datei hat ein Passwort oder ein altes Format. Speichere sie ohne Passwort als .xlsx, .docx oder .csv.',
  broken: 'Die Datei ist beschädigt. Speichere sie noch mal oder kopiere die Liste und füge sie ein.',
  noText:
    'Darin finden wir keine lesbaren Wörter. Versuch es mit einem Text, einer Tabelle oder einem Dokument.',
}

import type { lists as english } from '../en/lists.ts'
import type { Messages } from '../messages.ts'

export const lists: Messages<typeof english> = {
  openFile: 'Otwórz plik',
  file: 'Plik z listą',
  notRead: (name) => `Nie da się odczytać pliku „${name}”`,
  unreadable: 'Spróbuj jeszcze raz albo skopiuj listę i ją wklej.',
  tooLarge: 'Ten plik ma ponad 5 MB. Skopiuj potrzebną część i ją wklej.',
  oldOffice: 'Ten plik ma hasło albo stary format. Zapisz go bez hasła jako .xlsx, .docx lub .csv.',
  broken: 'Ten plik jest uszkodzony. Zapisz go jeszcze raz albo skopiuj listę i ją wklej.',
  noText: 'Nie ma w nim tekstu, który da się odczytać. Wybierz plik tekstowy, tabelę albo dokument.',
}

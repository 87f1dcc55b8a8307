import type { profile as english } from '../en/profile.ts'
import type { Messages } from '../messages.ts'

export const profile: Messages<typeof english> = {
  form: 'Profil',
  displayName: 'Wyświetlana nazwa',
  save: 'Zapisz zmiany',
  saved: 'Profil zapisany',
  saveFailed: 'Nie zapisano',
  saveUnexplained: 'Nie udało się zapisać profilu. Spróbuj jeszcze raz.',

  preview: 'Podgląd',
  unconfirmed: 'E-mail niepotwierdzony',
  resend: 'Wyślij e-mail jeszcze raz',
  since: 'Z nami od <day></day>',
  sinceGoogle: 'Z nami od <day></day>, logowanie przez Google',
  sinceOrganization: 'Z nami od <day></day>, logowanie przez organizację',

  passwordTitle: 'Zmiana hasła',
  currentPassword: 'Obecne hasło',
  confirmPassword: 'Powtórz nowe hasło',
  changePassword: 'Zmień hasło',
  passwordChanged: 'Hasło zmienione',
  passwordChangedText: 'Wszystkie inne urządzenia są wylogowane.',
  passwordFailed: 'Hasło się nie zmieniło',

  devicesTitle: 'Inne urządzenia',
  devices:
    'Telefon zginął? Konto zostało otwarte na szkolnym komputerze? Wyloguj stąd wszystkie inne urządzenia.',
  logOutOthers: 'Wyloguj inne urządzenia',
  loggingOutOthers: 'Wylogowuję…',
  othersOut: 'Inne urządzenia wylogowane',
  othersOutText: 'Teraz konto jest otwarte tylko na tym urządzeniu.',
  othersFailed: 'Nie udało się wylogować',

  tokensTitle: 'Tokeny dostępu',
  loadingTokens: 'Wczytuję tokeny',

  dataTitle: 'Twoje dane',
  data: 'Jeden plik z twoim kontem, kartami, kategoriami i historią gier. Karty z niego zaimportujesz w Moich kartach.',
  download: 'Pobierz moje dane',
  downloading: 'Pobieram…',
  downloaded: 'Dane pobrane',
  downloadedText: (file) => `Plik ${file} jest w pobranych.`,
  downloadFailed: 'Nie pobrano danych',
  cutOff: 'Połączenie urwało się przed końcem. Spróbuj jeszcze raz.',

  deletionTitle: 'Usunięcie konta',
  deletion: 'Usuniemy twoje imię, e-mail i kategorie. Na twoich kartach nadal zagra każdy, kto ma link.',
  delete: 'Usuń konto',

  accountDeletion: {
    title: 'Usunąć konto?',
    warning:
      'Tego nie da się cofnąć. Usuniemy też twoje kategorie. Na twoich kartach nadal zagra każdy, kto ma link, ale nikt nie będzie mógł ich edytować.',
    password: 'Twoje hasło',
    delete: 'Usuń konto',
    deleted: 'Konto usunięte',
    deletedText: 'Na twoich kartach nadal zagra każdy, kto ma link.',
    failed: 'Nie usunięto konta',
    logInAgain: 'Zaloguj się jeszcze raz, a potem usuń konto.',
  },
}

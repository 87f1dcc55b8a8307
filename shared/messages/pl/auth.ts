import type { ServerConfig } from '#shared/contract/server.ts'
import { DEFAULT_PASSWORD_MIN_LENGTH, INVITATION_DAYS } from '#shared/product.ts'
import type { auth as english } from '../en/auth.ts'
import type { Messages } from '../messages.ts'

/** A whole sentence without its full stop. */
const ask = (operator: ServerConfig['operator']) =>
  operator ? `Napisz tutaj: ${operator.name}, ${operator.email}` : 'Zapytaj osobę, która prowadzi ten serwer'

export const auth: Messages<typeof english> = {
  title: 'Logowanie i rejestracja',
  account: { title: 'Zachowaj swoje karty.', line: 'Zapisuj, udostępniaj i graj wszędzie.' },
  share: { title: 'Krok od linku.', line: 'Twoja karta czeka.' },
  coHost: { title: 'Prowadźcie razem.', line: 'Zaloguj się lub zarejestruj, by przyjąć zaproszenie.' },
  designs: 'Własny wygląd: sześć motywów, twoje teksty',
  gameplay: 'Gra na żywo: karta sama zauważy bingo',
  shareable: 'Karty do udostępniania: jeden link, grają wszyscy',
  logInTab: 'Logowanie',
  registerTab: 'Rejestracja',
  noAccount: 'Nie masz konta?',
  toRegister: 'Zarejestruj się',
  hasAccount: 'Masz już konto?',
  toLogIn: 'Zaloguj się',
  continueWith: (provider) => `Dalej przez ${provider}`,
  googleInApp:
    'Google nie pozwala logować się wewnątrz innych aplikacji. Najpierw otwórz tę stronę w przeglądarce.',

  password: 'Hasło',
  confirmPassword: 'Powtórz hasło',
  passwordTooShort: `Hasło musi mieć co najmniej ${DEFAULT_PASSWORD_MIN_LENGTH} znaków`,
  loggingIn: 'Loguję',
  loggedIn: 'Zalogowano',
  welcomeBack: (name) => `Cześć, ${name}! Miło cię znów widzieć.`,
  logInFailed: 'Nie udało się zalogować',
  cookieRefused:
    'Twoja przeglądarka odrzuca pliki cookie tej strony, więc nie udało się zalogować. Zezwól na nie i zaloguj się ponownie albo zrób kartę jako gość i skopiuj jej link.',
  cookieRefusedAfterRegistering:
    'Twoje konto jest gotowe, ale przeglądarka odrzuca pliki cookie tej strony, więc nie udało się zalogować. Zezwól na nie i zaloguj się albo zrób kartę jako gość i skopiuj jej link.',
  forgotPassword: 'Nie pamiętasz hasła?',
  register: 'Zarejestruj się',
  registering: 'Zakładam konto',
  registered: 'Konto założone',
  welcome: (name) => `Cześć, ${name}! Fajnie, że jesteś.`,
  registerFailed: 'Nie udało się założyć konta',
  nameAndIcon: 'Dodaj imię i ikonę',
  displayName: 'Wyświetlana nazwa (opcjonalnie)',

  closedTitle: 'Nie zakładamy tu nowych kont',
  closed:
    'Ten serwer nie przyjmuje nowych kont. Potrzebujesz konta? Zapytaj osobę, która prowadzi ten serwer.',
  closedAsk:
    'Ten serwer nie przyjmuje nowych kont. Potrzebujesz konta? Napisz tutaj: <name></name>, <address></address>',
  invitedTitle: 'Tylko z zaproszeniem',
  invited:
    'Nowe konto wymaga zaproszenia. Masz je? Otwórz link. Nie masz? Poproś o nie osobę, która prowadzi ten serwer.',
  invitedAsk:
    'Nowe konto wymaga zaproszenia. Masz je? Otwórz link. Nie masz? Napisz tutaj: <name></name>, <address></address>',
  noNeed: 'Nie potrzebujesz konta, by grać albo zrobić kartę w tej przeglądarce.',
  inviteHint: 'Jeśli twój adres jest na liście, wyślemy ci zaproszenie.',
  invite: 'Wyślij mi zaproszenie',
  inviteSent: 'Sprawdź pocztę',
  inviteSentText: `Jeśli twój adres jest na liście, zaproszenie już do ciebie leci. Działa przez ${INVITATION_DAYS} dni.`,
  inviteNotSent: 'Nie wysłano zaproszenia',

  external: {
    googleDone: 'Zalogowano przez Google',
    emailTaken: 'Masz już konto z tym adresem e-mail. Zaloguj się hasłem.',
    emailTakenOrOther: (other) =>
      `Masz już konto z tym adresem e-mail. Zaloguj się hasłem albo przez ${other}.`,
    emailOfAnother: (operator) => `Inne konto ma tu twój e-mail. Potrzebujesz pomocy? ${ask(operator)}.`,
    closed: (operator) =>
      `Nie masz tu jeszcze konta, a ten serwer nie przyjmuje nowych. Potrzebujesz konta? ${ask(operator)}.`,
    invited: (operator) =>
      `Nie masz tu jeszcze konta, a nowe wymaga zaproszenia. Chcesz je dostać? ${ask(operator)}.`,
    invitedOther: 'Twoje zaproszenie jest dla innego adresu e-mail. Użyj tego, na który przyszło.',
    suspended: (operator) => `Twoje konto jest zawieszone. To pomyłka? ${ask(operator)}.`,
    invitationEnded: (operator) =>
      `Twoje zaproszenie zostało już użyte albo wygasło. Potrzebujesz nowego? ${ask(operator)}.`,
    emailUnconfirmed: (provider, operator) =>
      `Logowanie przez ${provider} nie podało potwierdzonego e-maila. Potwierdź go tam i zaloguj się jeszcze raz. Nie pomogło? ${ask(operator)}.`,
    unavailable: (provider) => `Logowanie przez ${provider} teraz nie odpowiada. Spróbuj za minutę.`,
    unnamed: 'tę organizację',
    googleFailed: 'Logowanie przez Google się nie udało. Spróbuj jeszcze raz albo użyj hasła.',
    failed: (provider) => `Logowanie przez ${provider} się nie udało. Spróbuj jeszcze raz.`,
  },
}

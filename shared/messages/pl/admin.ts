import type { admin as english } from '../en/admin.ts'
import type { Messages } from '../messages.ts'

export const admin: Messages<typeof english> = {
  title: 'Administracja',
  notLoaded: 'Nie wczytano',
  reports: 'Zgłoszenia',
  noReports: 'Nikt niczego nie zgłosił.',
  noName: 'bez imienia',
  noEmail: 'bez e-maila',

  find: 'Znajdź',
  findField: 'Link, kod do gry lub nazwa użytkownika',
  nothingFound: 'Nic nie ma takiego linku, kodu ani nazwy.',
  states: { live: 'na żywo', removed: 'zdjęte', deleted: 'usunięte' },
  thing: (state, owner, openReports) => `${state}, właściciel: ${owner}, otwarte zgłoszenia: ${openReports}`,
  noOwner: 'brak',
  account: (day, cards) => `od ${day}, karty: ${cards}`,
  suspendedAccount: (day, cards) => `od ${day}, karty: ${cards}, zawieszone`,

  acts: {
    'take-down': {
      label: 'Zdejmij',
      title: 'Zdjąć?',
      follows:
        'Link przestanie wszędzie działać, a otwarte ekrany się o tym dowiedzą. Można to cofnąć przez 30 dni.',
    },
    restore: {
      label: 'Przywróć',
      title: 'Przywrócić?',
      follows: 'Wszystko znów będzie dostępne, jak przedtem.',
    },
    dismiss: {
      label: 'Zostaw',
      title: 'Zostawić?',
      follows: 'Zostanie tak, jak jest, a zgłoszenia się zamkną.',
    },
    suspend: {
      label: 'Zawieś',
      title: 'Zawiesić?',
      follows: 'Wylogujemy to konto wszędzie i nikt nie zmieni jego kart, póki znów go nie odblokujesz.',
    },
    reinstate: {
      label: 'Odblokuj',
      title: 'Odblokować?',
      follows: 'Na to konto znów będzie można się zalogować i zmieniać jego karty.',
    },
    delete: {
      label: 'Usuń konto',
      title: 'Usunąć konto?',
      follows: 'Tego nie da się cofnąć. Na jego kartach nadal można grać, ale nie mają już właściciela.',
    },
  },
  why: 'Dlaczego?',
  whyHint: 'Przechowujemy to przez rok. Czytają to osoby zgłaszające i właściciel zdjętej karty.',
  pending: 'Chwileczkę…',
  done: 'Gotowe',
  notDone: 'Nie udało się',

  confirm: {
    title: 'To ty?',
    logInAgain: 'Od ostatniego logowania minęło ponad 10 minut. Wyloguj się, zaloguj ponownie i wróć tutaj.',
    password: 'Twoje hasło',
    passwordHint: 'Na następne 10 minut.',
    passwordMissing: 'Wpisz hasło',
    answer: 'Dalej',
    failed: 'Nie potwierdzono',
  },
}

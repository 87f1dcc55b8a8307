import { LINK_MINUTES } from '#shared/product.ts'
import type { emailLinks as english } from '../en/email-links.ts'
import type { Messages } from '../messages.ts'

export const emailLinks: Messages<typeof english> = {
  logIn: 'Zaloguj się',
  profile: 'Ustawienia profilu',
  reset: {
    title: 'Ustaw nowe hasło',
    confirmPassword: 'Powtórz hasło',
    save: 'Zapisz nowe hasło',
    failed: 'Hasło się nie zmieniło',
    backToLogIn: 'Wróć do logowania',
    requestAgain: 'Poproś o nowy link',
    done: 'Masz nowe hasło',
    doneText: 'Możesz się nim zalogować. Wszystkie inne urządzenia są wylogowane.',
    incomplete: 'Link był niepełny. Otwórz go jeszcze raz z e-maila albo poproś tu o nowy.',
    requestHint: 'Wyślemy ci link do ustawienia nowego hasła.',
    request: 'Wyślij mi link',
    requested: 'Sprawdź pocztę',
    requestedText: 'Jeśli ten adres ma u nas konto, link już do ciebie leci.',
    expires: `Link działa raz i wygasa po ${LINK_MINUTES} minutach.`,
  },
  verify: {
    title: 'Potwierdź swój e-mail',
    incomplete: 'Ten link jest niepełny. Otwórz go jeszcze raz z e-maila.',
    pending: 'Potwierdzam e-mail',
    done: 'E-mail potwierdzony',
    doneText: 'Gdy zapomnisz hasła, wyślemy ci link do ustawienia nowego.',
    already: 'Już potwierdzony',
    alreadyText: (reason, email) => `${reason} Twój e-mail, ${email}, jest potwierdzony.`,
    invalid: 'Nie udało się potwierdzić e-maila',
    logInForLink: 'Zaloguj się po nowy link',
    sendAgain: 'Wyślij nowy link',
    failed: 'Jeszcze nie potwierdzono',
  },
}

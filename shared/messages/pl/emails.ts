import { APPEAL_DAYS, INVITATION_DAYS, LINK_MINUTES, PRODUCT_NAME } from '#shared/product.ts'
import type { emails as english } from '../en/emails.ts'
import type { Messages } from '../messages.ts'

export const emails: Messages<typeof english> = {
  signature: `Zespół ${PRODUCT_NAME}`,
  verificationSubject: `Potwierdź swój e-mail w ${PRODUCT_NAME}`,
  verification: (link) => `Witaj w ${PRODUCT_NAME}! Potwierdź tu swój adres e-mail:

${link}

Link działa raz i wygasa po ${LINK_MINUTES} minutach.`,
  resetSubject: `Ustaw nowe hasło do ${PRODUCT_NAME}`,
  reset: (link) => `Ktoś, pewnie Ty, prosi o zmianę hasła do ${PRODUCT_NAME}. Ustaw tu nowe:

${link}

Link działa raz i wygasa po ${LINK_MINUTES} minutach. Jeśli to nie Ty, nie rób nic. Twoje hasło się nie zmieniło.`,
  invitationSubject: `Załóż konto w ${PRODUCT_NAME}`,
  invitation: (
    link,
  ) => `Ktoś, pewnie Ty, chce założyć konto w ${PRODUCT_NAME} z Twoim adresem e-mail. Zrób to tutaj:

${link}

Link działa raz, tylko z Twoim adresem, i wygasa po ${INVITATION_DAYS} dniach. Jeśli masz już konto, po prostu się zaloguj.`,
  signInElsewhereSubject: `Twoje konto w ${PRODUCT_NAME}`,
  signInElsewhere: (provider) =>
    `Ktoś, pewnie Ty, prosi o nowe hasło. Twoje konto nie ma hasła. Zaloguj się przez ${provider}.`,
  passwordChangedSubject: `Twoje hasło do ${PRODUCT_NAME} zostało zmienione`,
  passwordChanged: `Twoje hasło właśnie się zmieniło, a wszystkie inne urządzenia zostały wylogowane.

Jeśli to nie Ty, od razu ustaw nowe: „Nie pamiętasz hasła?” na stronie logowania.`,
  reportDecidedSubject: `Twoje zgłoszenie w ${PRODUCT_NAME}`,
  reportDecided: (link, isRemoved, why) => `Dziękujemy za zgłoszenie. Sprawdził je człowiek:
${link}

${isRemoved ? 'Zdjęliśmy tę stronę.' : 'Zostawiamy wszystko tak, jak jest.'}

Dlaczego: ${why}

Jeśli widzisz to inaczej, napisz na adres z naszej strony Kontakt.`,
  takenDownSubject: `Twoja karta w ${PRODUCT_NAME} została zdjęta`,
  takenDown: (link, why) => `Po zgłoszeniu zdjęliśmy Twoją kartę:
${link}

Dlaczego: ${why}

Jeśli to pomyłka, napisz na adres z naszej strony Kontakt w ciągu ${APPEAL_DAYS} dni. Potem teksty karty znikną na zawsze.`,
}

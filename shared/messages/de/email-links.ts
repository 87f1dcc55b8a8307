import { LINK_MINUTES } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { emailLinks as english } from '../en/email-links.ts'

export const emailLinks: Messages<typeof english> = {
  logIn: 'Anmelden',
  profile: 'Profil',
  reset: {
    title: 'Neues Passwort',
    confirmPassword: 'Passwort wiederholen',
    save: 'Passwort speichern',
    failed: 'Passwort nicht geändert',
    backToLogIn: 'Zur Anmeldung',
    requestAgain: 'Neuen Link anfordern',
    done: 'Dein neues Passwort gilt',
    doneText: 'Du kannst dich jetzt damit anmelden. Überall sonst haben wir dich abgemeldet.',
    incomplete:
      'Der Link war unvollständig. Öffne ihn noch mal aus der E-Mail, oder fordere hier einen neuen an.',
    requestHint: 'Wir schicken dir per E-Mail einen Link für ein neues Passwort.',
    request: 'Link schicken',
    requested: 'Sieh in dein Postfach',
    requestedText: 'Wenn es zu dieser Adresse ein Konto gibt, ist ein Link unterwegs.',
    expires: `Der Link funktioniert nur einmal und gilt ${LINK_MINUTES} Minuten.`,
  },
  verify: {
    title: 'E-Mail-Adresse bestätigen',
    incomplete: 'Dieser Link ist unvollständig. Öffne ihn noch mal aus der E-Mail.',
    pending: 'Deine E-Mail-Adresse wird bestätigt',
    done: 'Deine E-Mail-Adresse ist bestätigt',
    doneText: 'Falls du mal dein Passwort vergisst, können wir dir jetzt einen Link für ein neues schicken.',
    already: 'Schon bestätigt',
    alreadyText: (reason: string, email: string) => `${reason} Deine E-Mail-Adresse ${email} ist bestätigt.`,
    invalid: 'Deine E-Mail-Adresse ist nicht bestätigt',
    logInForLink: 'Für einen neuen Link anmelden',
    sendAgain: 'Neuen Link schicken',
    failed: 'Noch nicht bestätigt',
  },
}

import { APPEAL_DAYS, INVITATION_DAYS, LINK_MINUTES, PRODUCT_NAME } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { emails as english } from '../en/emails.ts'

export const emails: Messages<typeof english> = {
  signature: `Die Leute von ${PRODUCT_NAME}`,
  verificationSubject: `Bestätige deine E-Mail-Adresse für ${PRODUCT_NAME}`,
  verification: (link: string) => `Willkommen bei ${PRODUCT_NAME}. Bestätige hier deine E-Mail-Adresse:

${link}

Der Link funktioniert nur einmal und gilt ${LINK_MINUTES} Minuten.`,
  resetSubject: `Ein neues Passwort für ${PRODUCT_NAME}`,
  reset: (
    link: string,
  ) => `Jemand, hoffentlich du, möchte dein Passwort für ${PRODUCT_NAME} zurücksetzen. Hier legst du ein neues fest:

${link}

Der Link funktioniert nur einmal und gilt ${LINK_MINUTES} Minuten. Wenn du es nicht warst, ignoriere diese E-Mail. Dein Passwort ist unverändert.`,
  invitationSubject: `Registrier dich bei ${PRODUCT_NAME}`,
  invitation: (
    link: string,
  ) => `Jemand, hoffentlich du, möchte sich mit deiner E-Mail-Adresse bei ${PRODUCT_NAME} registrieren. Hier erstellst du dein Konto:

${link}

Der Link funktioniert nur einmal, nur für deine Adresse, und gilt ${INVITATION_DAYS} Tage. Wenn du schon ein Konto hast, melde dich einfach an.`,
  signInElsewhereSubject: `Dein Konto bei ${PRODUCT_NAME}`,
  signInElsewhere: (provider: string) =>
    `Jemand, hoffentlich du, möchte ein neues Passwort. Dein Konto hat aber keins. Melde dich stattdessen mit ${provider} an.`,
  passwordChangedSubject: `Dein Passwort für ${PRODUCT_NAME} wurde geändert`,
  passwordChanged: `Dein Passwort wurde gerade geändert, und auf allen anderen Geräten bist du abgemeldet.

Wenn du es nicht warst, setz es sofort zurück: mit „Passwort vergessen?“ auf der Anmeldeseite.`,
  reportDecidedSubject: `Deine Meldung bei ${PRODUCT_NAME}`,
  reportDecided: (
    link: string,
    isRemoved: boolean,
    why: string,
  ) => `Danke für deine Meldung. Ein Mensch hat sie sich angesehen:
${link}

${isRemoved ? 'Wir haben das entfernt.' : 'Wir haben es so gelassen, wie es ist.'}

Begründung: ${why}

Wenn du das anders siehst, schreib an die Adresse auf unserer Seite „Kontakt“.`,
  takenDownSubject: `Deine Karte auf ${PRODUCT_NAME} wurde entfernt`,
  takenDown: (link: string, why: string) => `Nach einer Meldung haben wir eine Karte von dir entfernt:
${link}

Begründung: ${why}

Wenn das ein Irrtum ist, schreib innerhalb von ${APPEAL_DAYS} Tagen an die Adresse auf unserer Seite „Kontakt“. Danach werden die Wörter der Karte endgültig gelöscht.`,
}

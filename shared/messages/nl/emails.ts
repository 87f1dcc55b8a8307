import { APPEAL_DAYS, INVITATION_DAYS, LINK_MINUTES, PRODUCT_NAME } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { emails as english } from '../en/emails.ts'

export const emails: Messages<typeof english> = {
  signature: `De mensen van ${PRODUCT_NAME}`,
  verificationSubject: `Bevestig je e-mailadres voor ${PRODUCT_NAME}`,
  verification: (link: string) => `Welkom bij ${PRODUCT_NAME}. Bevestig hier je e-mailadres:

${link}

De link werkt één keer en verloopt na ${LINK_MINUTES} minuten.`,
  resetSubject: `Een nieuw wachtwoord voor ${PRODUCT_NAME}`,
  reset: (
    link: string,
  ) => `Iemand, hopelijk jij, wil je wachtwoord voor ${PRODUCT_NAME} opnieuw instellen. Dat doe je hier:

${link}

De link werkt één keer en verloopt na ${LINK_MINUTES} minuten. Was jij het niet? Dan hoef je niets te doen. Je wachtwoord is niet veranderd.`,
  invitationSubject: `Registreer je bij ${PRODUCT_NAME}`,
  invitation: (
    link: string,
  ) => `Iemand, hopelijk jij, wil zich met je e-mailadres registreren bij ${PRODUCT_NAME}. Maak hier je account:

${link}

De link werkt één keer, alleen voor jouw e-mailadres, en verloopt na ${INVITATION_DAYS} dagen. Heb je al een account? Log dan gewoon in.`,
  signInElsewhereSubject: `Je account bij ${PRODUCT_NAME}`,
  signInElsewhere: (provider: string) =>
    `Iemand, hopelijk jij, vroeg om een nieuw wachtwoord. Je account heeft geen wachtwoord. Log in met ${provider}.`,
  passwordChangedSubject: `Je wachtwoord voor ${PRODUCT_NAME} is gewijzigd`,
  passwordChanged: `Je wachtwoord is zojuist gewijzigd, en op alle andere apparaten ben je uitgelogd.

Was jij het niet? Stel dan meteen een nieuw wachtwoord in met “Wachtwoord vergeten?” op de inlogpagina.`,
  reportDecidedSubject: `Je melding op ${PRODUCT_NAME}`,
  reportDecided: (
    link: string,
    isRemoved: boolean,
    why: string,
  ) => `Dank je wel voor je melding. Een mens heeft ernaar gekeken:
${link}

${isRemoved ? 'We hebben het weggehaald.' : 'We hebben het laten staan.'}

Waarom: ${why}

Zie je het anders? Schrijf naar het adres op onze pagina “Contact”.`,
  takenDownSubject: `Je kaart op ${PRODUCT_NAME} is weggehaald`,
  takenDown: (link: string, why: string) => `Na een melding hebben we een kaart van jou weggehaald:
${link}

Waarom: ${why}

Is dat een vergissing? Schrijf dan binnen ${APPEAL_DAYS} dagen naar het adres op onze pagina “Contact”. Daarna worden de woorden van de kaart voorgoed verwijderd.`,
}

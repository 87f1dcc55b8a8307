import { APPEAL_DAYS, INVITATION_DAYS, LINK_MINUTES, PRODUCT_NAME } from '#shared/product.ts'
import type { emails as english } from '../en/emails.ts'
import type { Messages } from '../messages.ts'

export const emails: Messages<typeof english> = {
  signature: `Il team di ${PRODUCT_NAME}`,
  verificationSubject: `Conferma la tua email per ${PRODUCT_NAME}`,
  verification: (link) => `Ti diamo il benvenuto su ${PRODUCT_NAME}. Conferma il tuo indirizzo email qui:

${link}

Il link vale una volta sola e scade tra ${LINK_MINUTES} minuti.`,
  resetSubject: `Scegli una nuova password per ${PRODUCT_NAME}`,
  reset: (
    link,
  ) => `Qualcuno, speriamo tu, ha chiesto di cambiare la tua password di ${PRODUCT_NAME}. Scegline una nuova qui:

${link}

Il link vale una volta sola e scade tra ${LINK_MINUTES} minuti. Se non è una tua richiesta, ignora questa email. La tua password non è cambiata.`,
  invitationSubject: `Registrati su ${PRODUCT_NAME}`,
  invitation: (
    link,
  ) => `Qualcuno, speriamo tu, ha chiesto di registrarsi su ${PRODUCT_NAME} con la tua email. Crea il tuo account qui:

${link}

Il link vale una volta, solo per la tua email, e scade tra ${INVITATION_DAYS} giorni. Se hai già un account, ti basta accedere.`,
  signInElsewhereSubject: `Il tuo account ${PRODUCT_NAME}`,
  signInElsewhere: (provider) =>
    `Qualcuno, speriamo tu, ha chiesto una nuova password. Il tuo account però non ne ha: accedi con ${provider}.`,
  passwordChangedSubject: `La tua password di ${PRODUCT_NAME} è cambiata`,
  passwordChanged: `La tua password è appena cambiata, e su tutti gli altri dispositivi l’accesso al tuo account è chiuso.

Se non l’hai cambiata tu, cambiala subito con “Password dimenticata?” nella pagina di accesso.`,
  reportDecidedSubject: `La tua segnalazione su ${PRODUCT_NAME}`,
  reportDecided: (link, isRemoved, why) => `Grazie per la segnalazione. Una persona l’ha esaminata:
${link}

${isRemoved ? 'Abbiamo rimosso il contenuto.' : 'Abbiamo lasciato il contenuto com’è.'}

Perché: ${why}

Se la vedi diversamente, scrivi all’indirizzo nella nostra pagina Contatti.`,
  takenDownSubject: `La tua cartella su ${PRODUCT_NAME} è stata rimossa`,
  takenDown: (link, why) => `Abbiamo rimosso una tua cartella dopo una segnalazione:
${link}

Perché: ${why}

Se è un errore, scrivi all’indirizzo nella nostra pagina Contatti entro ${APPEAL_DAYS} giorni. Dopo, le parole della cartella vengono eliminate per sempre.`,
}

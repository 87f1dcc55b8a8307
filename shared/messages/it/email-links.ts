import { LINK_MINUTES } from '#shared/product.ts'
import type { emailLinks as english } from '../en/email-links.ts'
import type { Messages } from '../messages.ts'

export const emailLinks: Messages<typeof english> = {
  logIn: 'Accedi',
  profile: 'Profilo',
  reset: {
    title: 'Scegli una nuova password',
    confirmPassword: 'Conferma la password',
    save: 'Salva la nuova password',
    failed: 'Password non cambiata',
    backToLogIn: 'Torna all’accesso',
    requestAgain: 'Chiedi un nuovo link',
    done: 'La nuova password è attiva',
    doneText: 'Puoi già usarla per accedere. Sugli altri tuoi dispositivi l’accesso è chiuso.',
    incomplete: 'Quel link era incompleto. Aprilo di nuovo dall’email, o chiedine uno nuovo qui.',
    requestHint: 'Ti mandiamo via email un link per scegliere una nuova password.',
    request: 'Mandami un link',
    requested: 'Controlla la posta',
    requestedText: 'Se c’è un account con questo indirizzo, il link sta arrivando.',
    expires: `Il link vale una volta sola e scade tra ${LINK_MINUTES} minuti.`,
  },
  verify: {
    title: 'Conferma la tua email',
    incomplete: 'Questo link è incompleto. Aprilo di nuovo dall’email.',
    pending: 'Conferma della tua email',
    done: 'La tua email è confermata',
    doneText: 'Se un giorno dimentichi la password, possiamo mandarti un link per cambiarla.',
    already: 'Già confermata',
    alreadyText: (reason, email) => `${reason} La tua email, ${email}, è confermata.`,
    invalid: 'La tua email non è stata confermata',
    logInForLink: 'Accedi per un nuovo link',
    sendAgain: 'Manda un nuovo link',
    failed: 'Non ancora confermata',
  },
}

import type { ServerConfig } from '#shared/contract/server.ts'
import { DEFAULT_PASSWORD_MIN_LENGTH, INVITATION_DAYS } from '#shared/product.ts'
import type { auth as english } from '../en/auth.ts'
import type { Messages } from '../messages.ts'

type Operator = ServerConfig['operator']

const ask = (operator: Operator, sentence: string) =>
  operator ? `${sentence} a ${operator.name} (${operator.email})` : `${sentence} a chi gestisce questo server`

export const auth: Messages<typeof english> = {
  title: 'Accedi o registrati',
  account: { title: 'Conserva le tue cartelle.', line: 'Salvale, condividile, giocaci ovunque.' },
  share: { title: 'Un passo e hai il link.', line: 'La tua cartella ti aspetta.' },
  coHost: { title: 'Insieme è meglio.', line: 'Accedi o registrati per accettare l’invito.' },
  designs: 'Come piace a te: sei temi, le tue parole',
  gameplay: 'Gioca e basta: del bingo si accorge la cartella',
  shareable: 'Da condividere: un link, giocano tutti',
  logInTab: 'Accedi',
  registerTab: 'Registrati',
  noAccount: 'Non hai un account?',
  toRegister: 'Registrati',
  hasAccount: 'Hai già un account?',
  toLogIn: 'Accedi',
  continueWith: (provider) => `Continua con ${provider}`,
  googleInApp:
    'Google non permette di accedere dall’interno di altre app. Apri prima questa pagina nel tuo browser.',
  password: 'Password',
  confirmPassword: 'Conferma la password',
  passwordTooShort: `La password deve avere almeno ${DEFAULT_PASSWORD_MIN_LENGTH} caratteri`,
  loggingIn: 'Accesso in corso',
  loggedIn: 'Accesso riuscito',
  welcomeBack: (name) => `Rieccoti, ${name}!`,
  logInFailed: 'Accesso non riuscito',
  cookieRefused:
    'Il tuo browser rifiuta i cookie di questo sito, quindi l’accesso non è riuscito. Consentili e accedi di nuovo, oppure crea una cartella come ospite e copia il suo link.',
  cookieRefusedAfterRegistering:
    'Il tuo account è pronto, ma il tuo browser rifiuta i cookie di questo sito, quindi l’accesso non è riuscito. Consentili e accedi, oppure crea una cartella come ospite e copia il suo link.',
  forgotPassword: 'Password dimenticata?',
  register: 'Registrati',
  registering: 'Creazione dell’account',
  registered: 'Registrazione riuscita',
  welcome: (name) => `Ciao, ${name}!`,
  registerFailed: 'Registrazione non riuscita',
  nameAndIcon: 'Aggiungi un nome e un’icona',
  displayName: 'Nome visibile (facoltativo)',
  closedTitle: 'Niente nuovi account qui',
  closed: 'Questo server non accetta nuovi account. Se te ne serve uno, chiedi a chi gestisce questo server.',
  closedAsk:
    'Questo server non accetta nuovi account. Se te ne serve uno, chiedi a <name></name>: <address></address>',
  invitedTitle: 'Su invito',
  invited:
    'Per un nuovo account serve un invito. Ce l’hai? Apri il suo link. Se no, chiedilo a chi gestisce questo server.',
  invitedAsk:
    'Per un nuovo account serve un invito. Ce l’hai? Apri il suo link. Se no, chiedilo a <name></name>: <address></address>',
  noNeed: 'Non serve un account per giocare, né per creare una cartella in questo browser.',
  inviteHint: 'Se il tuo indirizzo è nella lista, ti mandiamo un invito via email.',
  invite: 'Mandami un invito',
  inviteSent: 'Controlla la posta',
  inviteSentText: `Se il tuo indirizzo è nella lista, l’invito sta arrivando. Vale ${INVITATION_DAYS} giorni.`,
  inviteNotSent: 'Invito non inviato',
  external: {
    googleDone: 'Accesso con Google riuscito',
    emailTaken: 'Hai già un account con questa email. Accedi con la tua password.',
    emailTakenOrOther: (other) =>
      `Hai già un account con questa email. Accedi con la tua password o con ${other}.`,
    emailOfAnother: (operator) => `Un altro account qui ha la tua email. ${ask(operator, 'Chiedi aiuto')}.`,
    closed: (operator) =>
      `Qui non hai ancora un account, e questo server non ne accetta di nuovi. ${ask(operator, 'Se te ne serve uno, chiedi')}.`,
    invited: (operator) =>
      `Qui non hai ancora un account, e per averne uno serve un invito. ${ask(operator, 'Chiedilo')}.`,
    invitedOther: 'Il tuo invito è per un’altra email. Usa quella a cui l’hai ricevuto.',
    suspended: (operator) =>
      `Il tuo account è sospeso. ${ask(operator, 'Se pensi che sia un errore, scrivi')}.`,
    invitationEnded: (operator) =>
      `Il tuo invito è già stato usato o è scaduto. ${ask(operator, 'Chiedine un altro')}.`,
    emailUnconfirmed: (provider, operator) =>
      `Non abbiamo ricevuto un’email confermata da ${provider}. Confermala lì, poi accedi di nuovo. ${ask(operator, 'Se non basta, scrivi')}.`,
    unavailable: (provider) => `L’accesso con ${provider} ora non risponde. Riprova tra un minuto.`,
    unnamed: 'questo servizio',
    googleFailed: 'L’accesso con Google non ha funzionato. Riprova, o usa la password.',
    failed: (provider) => `L’accesso con ${provider} non ha funzionato. Riprova.`,
  },
}

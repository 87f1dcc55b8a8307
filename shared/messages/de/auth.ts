import type { ServerConfig } from '#shared/contract/server.ts'
import { DEFAULT_PASSWORD_MIN_LENGTH, INVITATION_DAYS } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { auth as english } from '../en/auth.ts'

type Operator = ServerConfig['operator']

const ask = (operator: Operator) =>
  operator ? `Frag ${operator.name} unter ${operator.email}` : 'Frag die Person, die diesen Server betreibt'

export const auth: Messages<typeof english> = {
  title: 'Anmelden oder registrieren',
  account: { title: 'Deine Karten, immer dabei.', line: 'Speichern, teilen, überall spielen.' },
  share: { title: 'Noch ein Schritt zum Link.', line: 'Deine Karte wartet schon.' },
  coHost: {
    title: 'Gemeinsam Host sein.',
    line: 'Melde dich an oder registrier dich, um die Einladung anzunehmen.',
  },
  designs: 'Dein Design: sechs Farben, deine Wörter',
  gameplay: 'Live gespielt: Ein Bingo? Merkt die Karte selbst',
  shareable: 'Schnell geteilt: ein Link, alle spielen mit',
  logInTab: 'Anmelden',
  registerTab: 'Registrieren',
  noAccount: 'Noch kein Konto?',
  toRegister: 'Registrieren',
  hasAccount: 'Schon ein Konto?',
  toLogIn: 'Anmelden',
  continueWith: (provider: string) => `Weiter mit ${provider}`,
  googleInApp:
    'Google erlaubt keine Anmeldung innerhalb anderer Apps. Öffne diese Seite zuerst in deinem Browser.',

  password: 'Passwort',
  confirmPassword: 'Passwort wiederholen',
  passwordTooShort: `Das Passwort braucht mindestens ${DEFAULT_PASSWORD_MIN_LENGTH} Zeichen`,
  loggingIn: 'Meldet an',
  loggedIn: 'Du bist angemeldet',
  welcomeBack: (name: string) => `Schön, dass du wieder da bist, ${name}!`,
  logInFailed: 'Nicht angemeldet',
  cookieRefused:
    'Dein Browser lehnt Cookies dieser Seite ab, deshalb bist du nicht angemeldet. Erlaube sie und melde dich noch einmal an, oder mach eine Karte ohne Konto und kopiere ihren Link.',
  cookieRefusedAfterRegistering:
    'Dein Konto ist da, aber dein Browser lehnt Cookies dieser Seite ab, deshalb bist du nicht angemeldet. Erlaube sie und melde dich an, oder mach eine Karte ohne Konto und kopiere ihren Link.',
  forgotPassword: 'Passwort vergessen?',
  register: 'Registrieren',
  registering: 'Konto wird erstellt',
  registered: 'Dein Konto ist da',
  welcome: (name: string) => `Willkommen, ${name}!`,
  registerFailed: 'Nicht registriert',
  nameAndIcon: 'Name und Profilbild hinzufügen',
  displayName: 'Anzeigename (optional)',

  closedTitle: 'Hier gibt es keine neuen Konten',
  closed:
    'Dieser Server nimmt keine neuen Konten an. Wenn du eins brauchst, frag die Person, die ihn betreibt.',
  closedAsk:
    'Dieser Server nimmt keine neuen Konten an. Wenn du eins brauchst, frag <name></name>: <address></address>',
  invitedTitle: 'Nur mit Einladung',
  invited:
    'Für ein neues Konto brauchst du eine Einladung. Hast du eine? Dann öffne ihren Link. Wenn nicht, frag die Person, die diesen Server betreibt.',
  invitedAsk:
    'Für ein neues Konto brauchst du eine Einladung. Hast du eine? Dann öffne ihren Link. Wenn nicht, frag <name></name>: <address></address>',
  noNeed: 'Zum Spielen brauchst du kein Konto, auch nicht für eine Karte in diesem Browser.',
  inviteHint: 'Wenn deine Adresse auf der Liste steht, schicken wir dir eine Einladung.',
  invite: 'Einladung schicken',
  inviteSent: 'Sieh in dein Postfach',
  inviteSentText: `Wenn deine Adresse auf der Liste steht, ist deine Einladung unterwegs. Sie gilt ${INVITATION_DAYS} Tage.`,
  inviteNotSent: 'Einladung nicht gesendet',

  external: {
    googleDone: 'Mit Google angemeldet',
    emailTaken: 'Mit dieser E-Mail-Adresse hast du schon ein Konto. Melde dich mit deinem Passwort an.',
    emailTakenOrOther: (other: string) =>
      `Mit dieser E-Mail-Adresse hast du schon ein Konto. Melde dich mit deinem Passwort oder über ${other} an.`,
    emailOfAnother: (operator: Operator) =>
      `Deine E-Mail-Adresse gehört hier schon zu einem anderen Konto. ${ask(operator)}, wenn du Hilfe brauchst.`,
    closed: (operator: Operator) =>
      `Du hast hier noch kein Konto, und dieser Server nimmt keine neuen an. ${ask(operator)}, wenn du eins brauchst.`,
    invited: (operator: Operator) =>
      `Du hast hier noch kein Konto, und für ein neues brauchst du eine Einladung. ${ask(operator)}, wenn du eine möchtest.`,
    invitedOther:
      'Deine Einladung gilt für eine andere E-Mail-Adresse. Nimm die, mit der du eingeladen wurdest.',
    suspended: (operator: Operator) =>
      `Dein Konto ist gesperrt. ${ask(operator)}, wenn du das für einen Irrtum hältst.`,
    invitationEnded: (operator: Operator) =>
      `Deine Einladung ist schon benutzt oder abgelaufen. ${ask(operator)}, wenn du eine neue brauchst.`,
    emailUnconfirmed: (provider: string, operator: Operator) =>
      `Die Anmeldung über ${provider} hat keine bestätigte E-Mail-Adresse mitgeschickt. Bestätige deine dort und melde dich noch mal an. ${ask(operator)}, wenn das nicht hilft.`,
    unavailable: (provider: string) =>
      `Die Anmeldung über ${provider} ist gerade nicht erreichbar. Versuch es in einer Minute noch mal.`,
    unnamed: 'diesen Dienst',
    googleFailed: 'Mit Google hat es nicht geklappt. Versuch es noch mal oder nimm dein Passwort.',
    failed: (provider: string) => `Die Anmeldung über ${provider} hat nicht geklappt. Versuch es noch mal.`,
  },
}

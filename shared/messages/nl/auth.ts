import type { ServerConfig } from '#shared/contract/server.ts'
import { DEFAULT_PASSWORD_MIN_LENGTH, INVITATION_DAYS } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { auth as english } from '../en/auth.ts'

type Operator = ServerConfig['operator']

/** After a condition: “Als je er een wilt, vraag het …”. */
const ask = (operator: Operator) =>
  operator
    ? `vraag het aan ${operator.name} via ${operator.email}`
    : 'vraag het aan de beheerder van deze server'

export const auth: Messages<typeof english> = {
  title: 'Inloggen of registreren',
  account: { title: 'Bewaar je kaarten.', line: 'Opslaan, delen, overal spelen.' },
  share: { title: 'Nog één stap naar je link.', line: 'Je kaart staat klaar.' },
  coHost: { title: 'Samen hosten.', line: 'Log in of registreer je om de uitnodiging aan te nemen.' },
  designs: 'Eigen stijl: zes kleuren, jouw woorden',
  gameplay: 'Live spelen: bingo? De kaart merkt het zelf',
  shareable: 'Zo gedeeld: één link, iedereen speelt',
  logInTab: 'Inloggen',
  registerTab: 'Registreren',
  noAccount: 'Nog geen account?',
  toRegister: 'Registreren',
  hasAccount: 'Heb je al een account?',
  toLogIn: 'Inloggen',
  continueWith: (provider: string) => `Doorgaan met ${provider}`,
  googleInApp: 'Google staat inloggen binnen andere apps niet toe. Open deze pagina eerst in je browser.',

  password: 'Wachtwoord',
  confirmPassword: 'Wachtwoord herhalen',
  passwordTooShort: `Het wachtwoord moet minstens ${DEFAULT_PASSWORD_MIN_LENGTH} tekens hebben`,
  loggingIn: 'Inloggen',
  loggedIn: 'Je bent ingelogd',
  welcomeBack: (name: string) => `Leuk dat je er weer bent, ${name}!`,
  logInFailed: 'Niet ingelogd',
  cookieRefused:
    'Je browser weigert cookies van deze site, dus je bent niet ingelogd. Sta ze toe en log opnieuw in, of maak een kaart als gast en kopieer de link.',
  cookieRefusedAfterRegistering:
    'Je account is klaar, maar je browser weigert cookies van deze site, dus je bent niet ingelogd. Sta ze toe en log in, of maak een kaart als gast en kopieer de link.',
  forgotPassword: 'Wachtwoord vergeten?',
  register: 'Registreren',
  registering: 'Account maken',
  registered: 'Je account is klaar',
  welcome: (name: string) => `Welkom, ${name}!`,
  registerFailed: 'Niet geregistreerd',
  nameAndIcon: 'Naam en profielplaatje toevoegen',
  displayName: 'Weergavenaam (optioneel)',

  closedTitle: 'Hier kun je geen account maken',
  closed: 'Deze server neemt geen nieuwe accounts aan. Heb je er een nodig? Vraag het aan de beheerder.',
  closedAsk:
    'Deze server neemt geen nieuwe accounts aan. Heb je er een nodig? Vraag het aan <name></name>: <address></address>',
  invitedTitle: 'Alleen op uitnodiging',
  invited:
    'Voor een nieuw account heb je een uitnodiging nodig. Heb je er een? Open dan de link. Zo niet, vraag erom bij de beheerder van deze server.',
  invitedAsk:
    'Voor een nieuw account heb je een uitnodiging nodig. Heb je er een? Open dan de link. Zo niet, vraag erom bij <name></name>: <address></address>',
  noNeed: 'Om te spelen heb je geen account nodig, en ook niet voor een kaart in deze browser.',
  inviteHint: 'Staat je adres op de lijst, dan mailen we je een uitnodiging.',
  invite: 'Mail me een uitnodiging',
  inviteSent: 'Kijk in je mail',
  inviteSentText: `Staat je adres op de lijst, dan is je uitnodiging onderweg. Die werkt ${INVITATION_DAYS} dagen.`,
  inviteNotSent: 'Uitnodiging niet verstuurd',

  external: {
    googleDone: 'Ingelogd met Google',
    emailTaken: 'Je hebt al een account met dat e-mailadres. Log in met je wachtwoord.',
    emailTakenOrOther: (other: string) =>
      `Je hebt al een account met dat e-mailadres. Log in met je wachtwoord of via ${other}.`,
    emailOfAnother: (operator: Operator) =>
      `Een ander account hier heeft je e-mailadres. Als je hulp nodig hebt, ${ask(operator)}.`,
    closed: (operator: Operator) =>
      `Je hebt hier nog geen account, en deze server neemt geen nieuwe aan. Als je er een nodig hebt, ${ask(operator)}.`,
    invited: (operator: Operator) =>
      `Je hebt hier nog geen account, en voor een nieuw account is een uitnodiging nodig. Als je er een wilt, ${ask(operator)}.`,
    invitedOther:
      'Je uitnodiging is voor een ander e-mailadres. Gebruik het adres waarop je bent uitgenodigd.',
    suspended: (operator: Operator) =>
      `Je account is geblokkeerd. Als je denkt dat dat niet klopt, ${ask(operator)}.`,
    invitationEnded: (operator: Operator) =>
      `Je uitnodiging is al gebruikt of verlopen. Als je een nieuwe wilt, ${ask(operator)}.`,
    emailUnconfirmed: (provider: string, operator: Operator) =>
      `We kregen geen bevestigd e-mailadres van ${provider}. Bevestig het daar en log opnieuw in. Als dat niet helpt, ${ask(operator)}.`,
    unavailable: (provider: string) =>
      `Inloggen via ${provider} lukt nu even niet. Probeer het over een minuut nog eens.`,
    unnamed: 'die dienst',
    googleFailed: 'Met Google is het niet gelukt. Probeer het nog eens of gebruik je wachtwoord.',
    failed: (provider: string) => `Inloggen via ${provider} is niet gelukt. Probeer het nog eens.`,
  },
}

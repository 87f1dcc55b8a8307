import type { ServerConfig } from '#shared/contract/server.ts'
import { DEFAULT_PASSWORD_MIN_LENGTH, INVITATION_DAYS } from '#shared/product.ts'
import type { auth as english } from '../en/auth.ts'
import type { Messages } from '../messages.ts'

type Operator = ServerConfig['operator']

const ask = (operator: Operator, sentence: string) =>
  operator
    ? `${sentence} à ${operator.name} (${operator.email})`
    : `${sentence} à la personne qui gère ce serveur`

export const auth: Messages<typeof english> = {
  title: 'Connexion ou inscription',
  account: { title: 'Garde tes grilles.', line: 'Enregistre-les, partage-les, joue partout.' },
  share: { title: 'Plus qu’une étape avant ton lien.', line: 'Ta grille t’attend.' },
  coHost: { title: 'Animez-la ensemble.', line: 'Connecte-toi ou inscris-toi pour accepter l’invitation.' },
  designs: 'Un style à toi : six thèmes, tes mots',
  gameplay: 'Rien à surveiller : la grille repère le bingo toute seule',
  shareable: 'Facile à partager : un lien, tout le monde joue',
  logInTab: 'Connexion',
  registerTab: 'Inscription',
  noAccount: 'Pas encore de compte ?',
  toRegister: 'S’inscrire',
  hasAccount: 'Déjà un compte ?',
  toLogIn: 'Se connecter',
  continueWith: (provider) => `Continuer avec ${provider}`,
  googleInApp:
    'Google n’autorise pas la connexion à l’intérieur d’autres applis. Ouvre d’abord cette page dans ton navigateur.',
  password: 'Mot de passe',
  confirmPassword: 'Confirme le mot de passe',
  passwordTooShort: `Le mot de passe doit compter au moins ${DEFAULT_PASSWORD_MIN_LENGTH} caractères`,
  loggingIn: 'Connexion',
  loggedIn: 'Connexion réussie',
  welcomeBack: (name) => `Te revoilà, ${name} !`,
  logInFailed: 'Échec de la connexion',
  cookieRefused:
    'Ton navigateur refuse les cookies de ce site : la connexion n’a pas tenu. Autorise-les et reconnecte-toi, ou crée une grille en mode invité et copie son lien.',
  cookieRefusedAfterRegistering:
    'Ton compte est prêt, mais ton navigateur refuse les cookies de ce site : la connexion n’a pas tenu. Autorise-les et connecte-toi, ou crée une grille en mode invité et copie son lien.',
  forgotPassword: 'Mot de passe oublié ?',
  register: 'S’inscrire',
  registering: 'Création du compte',
  registered: 'Inscription réussie',
  welcome: (name) => `Bienvenue, ${name} !`,
  registerFailed: 'Échec de l’inscription',
  nameAndIcon: 'Ajouter un nom et une icône',
  displayName: 'Nom affiché (facultatif)',
  closedTitle: 'Pas de nouveaux comptes ici',
  closed:
    'Ce serveur n’accepte pas de nouveaux comptes. Si tu en as besoin, demande à la personne qui le gère.',
  closedAsk:
    'Ce serveur n’accepte pas de nouveaux comptes. Si tu en as besoin, demande à <name></name> : <address></address>',
  invitedTitle: 'Sur invitation',
  invited:
    'Il faut une invitation pour créer un compte. Tu en as une ? Ouvre son lien. Sinon, demande-la à la personne qui gère ce serveur.',
  invitedAsk:
    'Il faut une invitation pour créer un compte. Tu en as une ? Ouvre son lien. Sinon, demande-la à <name></name> : <address></address>',
  noNeed: 'Pas besoin de compte pour jouer, ni pour créer une grille dans ce navigateur.',
  inviteHint: 'Si ton adresse est sur la liste, on t’envoie une invitation par e-mail.',
  invite: 'M’envoyer une invitation',
  inviteSent: 'Regarde tes e-mails',
  inviteSentText: `Si ton adresse est sur la liste, ton invitation arrive. Elle est valable ${INVITATION_DAYS} jours.`,
  inviteNotSent: 'Invitation non envoyée',
  external: {
    googleDone: 'Connexion avec Google réussie',
    emailTaken: 'Tu as déjà un compte avec cet e-mail. Connecte-toi avec ton mot de passe.',
    emailTakenOrOther: (other) =>
      `Tu as déjà un compte avec cet e-mail. Connecte-toi avec ton mot de passe ou avec ${other}.`,
    emailOfAnother: (operator) =>
      `Un autre compte utilise ton e-mail ici. ${ask(operator, 'Demande de l’aide')}.`,
    closed: (operator) =>
      `Tu n’as pas encore de compte ici, et ce serveur n’en accepte pas de nouveaux. ${ask(operator, 'S’il t’en faut un, demande')}.`,
    invited: (operator) =>
      `Tu n’as pas encore de compte ici, et il faut une invitation pour en créer un. ${ask(operator, 'Demande-la')}.`,
    invitedOther: 'Ton invitation est pour une autre adresse e-mail. Utilise celle où tu l’as reçue.',
    suspended: (operator) =>
      `Ton compte est suspendu. ${ask(operator, 'Si tu penses que c’est une erreur, écris')}.`,
    invitationEnded: (operator) =>
      `Ton invitation a déjà servi ou a expiré. ${ask(operator, 'Demandes-en une autre')}.`,
    emailUnconfirmed: (provider, operator) =>
      `Nous n’avons reçu aucun e-mail confirmé de ${provider}. Confirme le tien là-bas, puis reconnecte-toi. ${ask(operator, 'Si ça ne suffit pas, écris')}.`,
    unavailable: (provider) =>
      `La connexion avec ${provider} ne répond pas pour l’instant. Réessaie dans une minute.`,
    unnamed: 'ce service',
    googleFailed: 'La connexion avec Google n’a pas marché. Réessaie, ou utilise ton mot de passe.',
    failed: (provider) => `La connexion avec ${provider} n’a pas marché. Réessaie.`,
  },
}

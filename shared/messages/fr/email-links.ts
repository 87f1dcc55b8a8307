import { LINK_MINUTES } from '#shared/product.ts'
import type { emailLinks as english } from '../en/email-links.ts'
import type { Messages } from '../messages.ts'

export const emailLinks: Messages<typeof english> = {
  logIn: 'Se connecter',
  profile: 'Mon profil',
  reset: {
    title: 'Nouveau mot de passe',
    confirmPassword: 'Confirme le mot de passe',
    save: 'Enregistrer',
    failed: 'Mot de passe non modifié',
    backToLogIn: 'Retour à la connexion',
    requestAgain: 'Demander un nouveau lien',
    done: 'Ton mot de passe a changé',
    doneText: 'Tu peux l’utiliser dès maintenant. Tes autres appareils sont déconnectés.',
    incomplete: 'Ce lien était incomplet. Ouvre-le de nouveau depuis l’e-mail, ou demandes-en un autre ici.',
    requestHint: 'On t’envoie par e-mail un lien pour choisir un nouveau mot de passe.',
    request: 'M’envoyer un lien',
    requested: 'Regarde tes e-mails',
    requestedText: 'Si un compte existe avec cette adresse, un lien est en route.',
    expires: `Le lien ne sert qu’une fois et expire dans ${LINK_MINUTES} minutes.`,
  },
  verify: {
    title: 'Confirme ton e-mail',
    incomplete: 'Ce lien est incomplet. Ouvre-le de nouveau depuis l’e-mail.',
    pending: 'Confirmation de ton e-mail',
    done: 'Ton e-mail est confirmé',
    doneText: 'Si un jour tu oublies ton mot de passe, on pourra t’envoyer un lien pour le changer.',
    already: 'Déjà confirmé',
    alreadyText: (reason, email) => `${reason} Ton e-mail, ${email}, est confirmé.`,
    invalid: 'Ton e-mail n’a pas pu être confirmé',
    logInForLink: 'Se connecter pour un nouveau lien',
    sendAgain: 'Envoyer un nouveau lien',
    failed: 'Pas encore confirmé',
  },
}

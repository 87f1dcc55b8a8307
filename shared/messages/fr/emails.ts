import { APPEAL_DAYS, INVITATION_DAYS, LINK_MINUTES, PRODUCT_NAME } from '#shared/product.ts'
import type { emails as english } from '../en/emails.ts'
import type { Messages } from '../messages.ts'

export const emails: Messages<typeof english> = {
  signature: `L’équipe ${PRODUCT_NAME}`,
  verificationSubject: `Confirme ton e-mail pour ${PRODUCT_NAME}`,
  verification: (link) => `Bienvenue sur ${PRODUCT_NAME}. Confirme ton adresse e-mail ici :

${link}

Le lien ne sert qu’une fois et expire dans ${LINK_MINUTES} minutes.`,
  resetSubject: `Choisis un nouveau mot de passe ${PRODUCT_NAME}`,
  reset: (
    link,
  ) => `Quelqu’un, toi sans doute, a demandé à changer ton mot de passe ${PRODUCT_NAME}. Choisis-en un nouveau ici :

${link}

Le lien ne sert qu’une fois et expire dans ${LINK_MINUTES} minutes. Si ce n’était pas toi, ignore cet e-mail. Ton mot de passe n’a pas changé.`,
  invitationSubject: `Inscris-toi sur ${PRODUCT_NAME}`,
  invitation: (
    link,
  ) => `Quelqu’un, toi sans doute, a demandé à s’inscrire sur ${PRODUCT_NAME} avec ton e-mail. Crée ton compte ici :

${link}

Le lien ne sert qu’une fois, pour ton e-mail uniquement, et expire dans ${INVITATION_DAYS} jours. Si tu as déjà un compte, il suffit de te connecter.`,
  signInElsewhereSubject: `Ton compte ${PRODUCT_NAME}`,
  signInElsewhere: (provider) =>
    `Quelqu’un, toi sans doute, a demandé un nouveau mot de passe. Ton compte n’en a pas : connecte-toi avec ${provider}.`,
  passwordChangedSubject: `Ton mot de passe ${PRODUCT_NAME} a changé`,
  passwordChanged: `Ton mot de passe vient d’être changé, et tous tes autres appareils ont été déconnectés.

Si ce n’était pas toi, change-le tout de suite avec « Mot de passe oublié ? » sur la page de connexion.`,
  reportDecidedSubject: `Ton signalement sur ${PRODUCT_NAME}`,
  reportDecided: (link, isRemoved, why) => `Merci pour ton signalement. Une personne l’a examiné :
${link}

${isRemoved ? 'Nous avons retiré le contenu.' : 'Nous avons laissé le contenu tel quel.'}

Pourquoi : ${why}

Si tu n’es pas d’accord, écris à l’adresse de notre page Contact.`,
  takenDownSubject: `Ta grille sur ${PRODUCT_NAME} a été retirée`,
  takenDown: (link, why) => `Nous avons retiré une de tes grilles après un signalement :
${link}

Pourquoi : ${why}

Si c’est une erreur, écris à l’adresse de notre page Contact dans les ${APPEAL_DAYS} jours. Passé ce délai, les mots de la grille sont supprimés pour de bon.`,
}

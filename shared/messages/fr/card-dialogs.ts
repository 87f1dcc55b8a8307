import { PRODUCT_NAME } from '#shared/product.ts'
import type { cardDialogs as english } from '../en/card-dialogs.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('fr')
const NUMBERS = ['Aucune', 'Une', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six']
const MORE_NUMBERS = ['Sept', 'Huit', 'Neuf', 'Dix', 'Onze', 'Douze']
const lines = (count: number) => {
  const number = [...NUMBERS, ...MORE_NUMBERS][count] ?? count
  return plural(count, { one: `${number} ligne`, other: `${number} lignes` })
}

function howOften(share: number): string {
  if (share > 0.66) return 'dans la plupart des parties'
  if (share < 0.02) return 'presque jamais'
  return share > 0.58 ? 'dans 2 parties sur 3' : `dans 1 partie sur ${Math.round(1 / share)}`
}

export const cardDialogs: Messages<typeof english> = {
  blackout: 'Carton plein !',
  blackoutText: 'Toutes les cases sont cochées.',
  bingo: (rest) => `BINGO! ${rest}`,
  codeFailed: 'Impossible de charger le QR code.',
  codeNear: 'Scanne-le de près : un code aussi fin ne se lit pas du fond de la salle.',
  codeOf: 'QR code du lien',
  noCode: 'Cette grille est trop longue pour un QR code. Envoie plutôt son lien.',
  copyLink: 'Copier le lien',
  forecast: (players, calls, ties) =>
    `À ${players}, le premier bingo tombe après environ ${calls} annonces. Deux bingos à la fois : ${howOften(ties)}.`,
  forecastTitle: 'Combien de temps dure la partie ?',
  layout: 'Une grille différente pour chacun',
  layoutDrawn: 'Chacun reçoit des cases tirées de tous tes mots. Idéal avec un tirage.',
  layoutShuffled: 'Les mêmes cases, dans un autre ordre. Idéal avec un tirage.',
  lines,
  linesInText: (count) => lines(count).toLowerCase(),
  patternsInText: {
    line: 'une ligne',
    'two-lines': 'deux lignes',
    corners: 'quatre coins',
    x: 'X',
    frame: 'cadre',
    full: 'grille pleine',
  },
  linesInOneGo: (count) => `${lines(count)} d’un coup.`,
  newRound: {
    title: 'Lancer une nouvelle manche ?',
    text: 'On proposera à tout le monde de tout décocher. Les cases ne changent pas.',
    textWithCalls:
      'On proposera à tout le monde de tout décocher. Les annonces repartent de zéro, les cases ne changent pas.',
    start: 'Lancer',
    starting: 'Lancement…',
    started: 'Nouvelle manche lancée',
    startedText: 'Tout le monde peut tout décocher d’un geste.',
    failed: 'Impossible de lancer une manche',
  },
  play: (title) => `Joue à « ${title} » sur ${PRODUCT_NAME}`,
  playUntitled: `Joue à ${PRODUCT_NAME} avec moi`,
  temporary: {
    elsewhere:
      'Cette grille vit dans le navigateur où elle a été créée. Pour y jouer ici, demande à l’hôte de la partager et de t’envoyer le nouveau lien.',
    own: 'Cette grille vit dans ce navigateur. Son lien en emporte une copie, jouable par tous.',
    signIn: 'Se connecter pour partager',
  },
  report: {
    title: 'Signaler',
    private:
      'Ce site est privé : quelqu’un le gère pour ses proches et n’indique personne à qui envoyer ton signalement. Adresse-toi à la personne qui t’a envoyé le lien.',
    to: (name) =>
      `Ton message arrive chez ${name}. C’est une personne qui décide, peu importe le nombre de signalements.`,
    toOperators:
      'Ton message arrive chez les personnes qui gèrent ce site. C’est une personne qui décide, peu importe le nombre de signalements.',
    reason: 'Quel est le problème ?',
    noReason: 'Choisis une raison',
    text: 'Avec tes mots',
    name: 'Ton nom (facultatif)',
    email: 'Ton e-mail (facultatif)',
    emailHint: 'Pour te répondre. Conservé 90 jours avec ton signalement.',
    true: 'Je pense que c’est vrai',
    send: 'Envoyer',
    sending: 'Envoi…',
    sent: 'Signalement envoyé',
    sentText: 'Merci. Une personne va regarder.',
    failed: 'Signalement non envoyé',
  },
  spokenCode: (digits) => `Code : ${digits}`,
  noCodeYet: (reason) => `Pas encore de code. ${reason}`,
  rows: {
    top: 'Rangée du haut',
    second: 'Deuxième rangée',
    middle: 'Rangée du milieu',
    third: 'Troisième rangée',
    fourth: 'Quatrième rangée',
    bottom: 'Rangée du bas',
  },
  columns: {
    left: 'Colonne de gauche',
    second: 'Deuxième colonne',
    middle: 'Colonne du milieu',
    third: 'Troisième colonne',
    fourth: 'Quatrième colonne',
    right: 'Colonne de droite',
  },
  diagonal: 'Diagonale',
  won: {
    rows: {
      top: 'La rangée du haut est à toi.',
      second: 'La deuxième rangée est à toi.',
      middle: 'La rangée du milieu est à toi.',
      third: 'La troisième rangée est à toi.',
      fourth: 'La quatrième rangée est à toi.',
      bottom: 'La rangée du bas est à toi.',
    },
    columns: {
      left: 'La colonne de gauche est à toi.',
      second: 'La deuxième colonne est à toi.',
      middle: 'La colonne du milieu est à toi.',
      third: 'La troisième colonne est à toi.',
      fourth: 'La quatrième colonne est à toi.',
      right: 'La colonne de droite est à toi.',
    },
    diagonal: 'La diagonale est à toi.',
    corners: 'Les quatre coins sont à toi.',
    x: 'Le X est à toi.',
    frame: 'Le cadre est à toi.',
    full: 'Toute la grille est à toi.',
  },
}

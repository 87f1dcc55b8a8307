import type { print as english } from '../en/print.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('fr')

export const print: Messages<typeof english> = {
  title: 'Télécharger la grille',
  tabs: { label: 'Imprimer ou vérifier', print: 'Imprimer', check: 'Vérifier' },
  pdf: 'Télécharger en PDF',
  png: 'Télécharger en PNG',
  drawing: 'Dessin…',
  notDrawn: 'Image impossible à créer',
  what: 'À imprimer',
  thisCard: 'Cette grille',
  shuffledSheets: 'Grilles mélangées',
  count: 'Nombre de grilles',
  countHint: (most) => `De 1 à ${most}`,
  countWrong: (most) => `Saisis un nombre entier de 1 à ${most}.`,
  perPage: 'Grilles par page',
  paper: 'Papier',
  papers: { A4: 'A4', Letter: 'Letter' },
  colors: 'Couleurs du thème',
  callList: 'Liste des annonces',
  callListHint: 'Ajoute une page avec tous les mots à cocher.',
  link: 'QR code et lien',
  codes: 'Un code par grille',
  codesHint: 'Pour vérifier une grille quand quelqu’un crie bingo.',
  otherWords: 'Des mots différents sur chaque grille. Une par joueur.',
  otherOrder: 'Les mêmes mots, dans un autre ordre sur chaque grille. Une par joueur.',
  output: (pages, paper) =>
    plural(pages, { one: `${pages} page ${paper}`, other: `${pages} pages ${paper}` }),
  outputLandscape: (pages, paper) =>
    plural(pages, { one: `${pages} page ${paper}, paysage`, other: `${pages} pages ${paper}, paysage` }),
  toCut: (parts) => `Découpe chaque page en ${parts}.`,
  preview: (output) => `Aperçu : ${output}`,
  onPaper: {
    callList: 'Liste des annonces : coche ce qui a été annoncé.',
    play: 'Jouer sur un téléphone',
    name: 'Nom',
    toWin: (pattern) => `Pour gagner : ${pattern}`,
  },
  code: 'Code de la grille',
  codeHint: 'Imprimé au bas de chaque grille, comme v7-17.',
  check: 'Vérifier',
  sheet: (code) => `Grille ${code}`,
  problems: {
    empty: 'Saisis le code imprimé sur la grille.',
    malformed: 'Un code ressemble à v7-17.',
    number: (most) => `Les grilles sont numérotées de 1 à ${most}.`,
    otherDevice: 'Cette grille a été imprimée sur un autre appareil. Vérifie-la là-bas.',
    onlyFirst: 'Cet appareil a imprimé la grille 1 de cette version.',
    onlyUpTo: (last) => `Cet appareil a imprimé les grilles 1 à ${last} de cette version.`,
  },
}

import { PRODUCT_NAME } from '#shared/product.ts'
import type { playDialogs as english } from '../en/play-dialogs.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('fr')
const cases = (count: number) => plural(count, { one: `${count} case`, other: `${count} cases` })
const marked = (count: number, squares: number) =>
  plural(count, {
    one: `${count} case cochée sur ${squares}`,
    other: `${count} cases cochées sur ${squares}`,
  })

export const playDialogs: Messages<typeof english> = {
  bigger: 'Plus grand : en liste',
  bringBack: 'Recocher comme avant',
  clearMarks: 'Tout décocher',
  clearWords: 'Tu reçois d’autres cases, et tout est décoché.',
  codeFailed: 'Impossible de charger le QR code',
  continue: 'Continuer à jouer',
  copyCard: 'Faire une copie',
  device: 'Sur cet appareil',
  download: 'Télécharger la grille',
  downloadText: 'Impression, PDF ou image',
  notSaved: 'Rien d’enregistré ?',
  notSavedText:
    'Les applis qui ouvrent elles-mêmes les liens ne peuvent souvent pas enregistrer de fichiers. Ouvre cette page dans ton navigateur.',
  notPrinted: 'Impression impossible',
  notPrintedText:
    'Ce navigateur ne permet pas d’imprimer. Télécharge plutôt l’image ou ouvre le lien sur un autre appareil.',
  frame: {
    dismiss: 'Fermer',
    ownMarks: 'Tes coches restent sur cette page',
    ownMarksText: `Personne d’autre ne les voit. Ouvre la grille dans ${PRODUCT_NAME} pour jouer en grand.`,
    play: (host, code) => `Jouer : ${host} · ${code}`,
    notKept: 'Cette page ne garde pas tes coches',
    notKeptText: `Ouvre la grille dans ${PRODUCT_NAME} pour les garder.`,
  },
  keepPlaying: 'Tu peux continuer à jouer.',
  keepMarks: 'Tout garder',
  keepScreenOn: 'Garder l’écran allumé',
  list: {
    title: 'Les cases en liste',
    text: (count, squares) => `${marked(count, squares)}.`,
    show: 'Afficher en liste',
    mark: 'Cocher',
    unmark: 'Décocher',
    place: (row, column) => `Rangée ${row}, colonne ${column}`,
    marked: 'cochée',
    note: 'Note',
    noteText: 'Sur cet appareil seulement. En l’enregistrant, tu coches la case.',
    saveNote: 'Enregistrer la note',
    noteFor: (words) => `Note pour « ${words} »`,
  },
  makeYourOwn: 'Crée ta propre grille',
  markCalled: 'Cocher automatiquement',
  markCalledText: 'Dès que l’hôte annonce un mot.',
  markedForYou: 'C’est coché',
  markedForYouText: (squares) =>
    plural(squares, {
      one: `${squares} case a été annoncée.`,
      other: `${squares} cases ont été annoncées.`,
    }),
  more: 'Plus',
  newRound: 'Nouvelle manche',
  present: 'Projeter',
  prompts: {
    'new-round': { label: 'Nouvelle manche', text: 'L’hôte lance une nouvelle manche.' },
    'words-gone': {
      label: 'L’hôte a changé la plupart des mots que tu avais cochés',
      text: 'Tes cases ont changé de mots.',
    },
    old: { label: 'Coches d’avant', text: 'Coches d’une partie précédente.' },
  },
  changed: {
    grid: 'L’hôte a changé la taille de la grille',
    squares: (count) =>
      plural(count, { one: `L’hôte a modifié ${count} case`, other: `L’hôte a modifié ${count} cases` }),
    words: (count, words) =>
      plural(count, {
        one: `L’hôte a modifié ${count} case : ${words}`,
        other: `L’hôte a modifié ${count} cases : ${words}`,
      }),
    'new-round': 'L’hôte a lancé une nouvelle manche : choisis « Tout garder » ou « Tout décocher »',
    'words-gone':
      'L’hôte a changé la plupart des mots que tu avais cochés : choisis « Tout garder » ou « Tout décocher »',
  },
  proof: {
    show: 'Montrer mon bingo',
    title: 'Montrer mon bingo',
    text: 'Envoie-le à l’hôte, ou montre le code. On y voit tes cases et celles qui ont été annoncées.',
    mine: 'Mon bingo',
    withNotes: 'Montrer aussi mes notes',
    mineOn: (title) => `Mon bingo sur « ${title} »`,
  },
  qrCode: 'QR code',
  recent: 'Parties récentes',
  report: 'Signaler cette grille',
  resetBoard: 'Tout décocher',
  result: {
    share: 'Partager mon résultat',
    markFirst: 'Coche d’abord une case',
    title: 'Mon résultat',
    text: 'Créé sur ton appareil. Personne ne le voit si tu ne le partages pas.',
    drawing: 'On dessine ta grille…',
    notDrawn: 'L’image n’a pas pu être dessinée.',
    guarded:
      'Ton navigateur te protège du pistage par empreinte : cette image est donc un fichier SVG. Autorise les données canvas pour ce site et tu auras un PNG.',
    download: 'Télécharger l’image',
    copyPicture: 'Copier l’image',
    copyEmoji: 'Copier en emojis',
    picture: (title, summary) => `Ma grille ${title} : ${summary}`,
    pictureCopied: 'Image copiée',
    pictureNotCopied: 'Télécharge plutôt l’image.',
    copied: 'Résultat copié',
    copiedText: 'Colle-le où tu veux.',
    notCopied: 'Le résultat n’a pas été copié. Réessaie.',
    count: (count, squares) => `${count} sur ${squares}`,
    squares: (count, squares) => `${cases(count)} sur ${squares}`,
    marked: (count, squares) => `${marked(count, squares)}.`,
    won: (lines, count, squares) => `BINGO! ${lines}, ${marked(count, squares)}.`,
  },
  score: (count, squares, lines) => `${cases(count)} sur ${squares}, ${lines}.`,
  shout: 'Crier bingo',
  shuffle: {
    first: 'Mélanger pour moi',
    again: 'Mélanger encore',
    host: 'Ordre de l’hôte',
    hint: 'Seule ta grille a changé. Tout le monde a les mêmes cases.',
    done: 'Mélangée pour toi',
    undone: 'Retour à l’ordre de l’hôte',
    text: 'Tes coches ont suivi leurs cases.',
  },
  draw: {
    first: 'Tirer ma grille',
    again: 'Tirer une autre grille',
    host: 'Grille de l’hôte',
    ask: { first: 'Tirer ta propre grille ?', again: 'Tirer une autre grille ?', host: 'Grille de l’hôte ?' },
    hint: 'Ta grille à toi. Chacun a des cases différentes.',
    done: 'Ta grille à toi',
    undone: 'La grille de l’hôte',
  },
  sound: 'Son',
  story: {
    did: (words) => `${words} a fait la différence.`,
    didIn: (words, minutes) =>
      plural(minutes, {
        one: `${words} a fait la différence, au bout de ${minutes} minute.`,
        other: `${words} a fait la différence, au bout de ${minutes} minutes.`,
      }),
    didFast: (words) => `${words} a fait la différence, en moins d’une minute.`,
    in: (minutes) =>
      plural(minutes, { one: `Au bout de ${minutes} minute.`, other: `Au bout de ${minutes} minutes.` }),
    fast: 'En moins d’une minute.',
  },
  tapToClose: 'Touche pour fermer',
  told: {
    elsewhere: (words) => `Annonce, pas sur ta grille : ${words}`,
    oneToGo: (words) => `Plus qu’une : ${words}`,
  },
  toWin: (pattern, missing) => `Pour gagner : ${pattern}, encore ${missing}`,
  welcome: (people) => `C’est parti. Vous êtes ${people} sur cette grille.`,
  wonAt: (time) => `BINGO à ${time}`,
  wonAtShort: (time) => `BINGO ${time}`,
}

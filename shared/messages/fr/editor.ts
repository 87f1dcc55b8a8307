import { MIN_FILLED_CELLS } from '#shared/product.ts'
import type { editor as english } from '../en/editor.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('fr')
const kept = (status: string, changes: number) =>
  plural(changes, {
    one: `${status}, ${changes} changement gardé`,
    other: `${status}, ${changes} changements gardés`,
  })
const filled = (count: number) =>
  plural(count, { one: `${count} case remplie`, other: `${count} cases remplies` })

/** A pattern or a theme starts small after its colon; the X stays a capital. */
const small = (text: string) =>
  text.replace(/: (?:Une|Deux|Quatre|Cadre|Grille|Bleu|Rose|Vert|Violet|Jaune|Rouge)\b/, (name) =>
    name.toLowerCase(),
  )

export const editor: Messages<typeof english> = {
  titleOf: (card) => `Modifier ${card}`,
  newTitle: 'Créer une grille',
  playLater: 'Enregistre d’abord, puis joue',
  board: 'Éditeur de grille',
  unnamed: 'Donne-lui un nom',
  startHere: 'Écris ici',
  squares: {
    put: 'mettre ici',
    call: 'annoncer',
    takeBack: 'retirer l’annonce',
    swap: 'échanger avec celle-ci',
    cancelSwap: 'annuler l’échange',
  },
  field: 'Texte de cette case',
  pickFor: (word) => `Choisis la case pour « ${word} »`,
  pickOther: 'Choisis la case à échanger',
  tooFew: `Remplis ${MIN_FILLED_CELLS} cases : les joueurs voient l’ancienne grille`,
  called: (called, total) =>
    plural(called, {
      one: `${called} annoncée sur ${total}`,
      other: `${called} annoncées sur ${total}`,
    }),
  filled: (count, places) => `${filled(count)} sur ${places}`,
  mode: 'Toucher une case pour',
  modes: { edit: 'Écrire', call: 'Annoncer' },
  start: 'Remplir la grille',
  startList: 'Coller une liste',
  startCategory: 'Une catégorie',
  startExamples: 'Exemples',
  settings: 'Réglages de la grille',
  title: 'Titre',
  titleQuestion: 'Comment on l’appelle ?',
  titleExample: 'Réunion du lundi',
  gridSize: 'Taille de la grille',
  freeSpace: 'Case libre au milieu',
  columns: 'Les mots restent dans leur colonne',
  columnsHint:
    'Sur la grille de chacun, une colonne n’a que des mots de cette colonne, comme au bingo classique.',
  toWin: (pattern) => small(`Pour gagner : ${pattern}`),
  theme: (name) => small(`Thème : ${name}`),
  themes: { blue: 'Bleu', pink: 'Rose', green: 'Vert', purple: 'Violet', yellow: 'Jaune', red: 'Rouge' },
  actions: 'Actions rapides',
  fill: 'Remplir',
  pasteList: 'Coller une liste',
  fillCategory: 'Remplir avec une catégorie',
  addExamples: 'Ajouter des exemples',
  change: 'Modifier',
  shuffle: 'Mélanger les cases',
  clear: 'Tout vider',
  image: 'Image de la case libre',
  versions: 'Anciennes versions',
  handOut: 'Distribuer',
  print: 'Imprimer des grilles',
  printNothing: 'Rien à imprimer',
  printNothingText: 'Remplis d’abord quelques cases.',
  coHosts: 'Co-hôtes',
  leave: 'Ne plus être co-hôte',
  again: 'Rejouer',
  againText: 'Les mêmes cases, rien de coché.',
  newRound: 'Nouvelle manche',
  live: 'En direct',
  guest: 'Mode invité',
  guestText: '<b>Mode invité</b> Sur cet appareil seulement.',
  guestSafari:
    '<b>Mode invité</b> Sur cet appareil seulement. Safari efface la grille après 7 jours sans visite.',
  logIn: 'Se connecter',
  hosts: (hosts) => `${hosts} hôtes modifient la grille`,
  copy: 'Tu fais une copie',
  copyOfGuest: 'Enregistrer crée ta propre copie. Si cette grille est à toi, connecte-toi pour la modifier.',
  copyText: 'Cette grille est à quelqu’un d’autre. Enregistrer crée ta propre copie.',
  backToGame: 'Retour au jeu',
  status: {
    draft: 'Pas encore enregistrée',
    temporary: 'Dans ce navigateur',
    saved: 'Enregistrée',
    saving: 'Enregistrement',
    five: `Il faut ${MIN_FILLED_CELLS} cases`,
    held: (changes) =>
      plural(changes, {
        one: `${changes} changement pas encore en direct`,
        other: `${changes} changements pas encore en direct`,
      }),
    offlineKept: (changes) => kept('Hors ligne', changes),
    signedOut: 'Session terminée',
    signedOutKept: (changes) => kept('Session terminée', changes),
    deleted: 'Plus sur le serveur',
    readOnly: 'Lecture seule',
    failed: 'Non enregistrée',
    failedKept: (changes) => kept('Non enregistrée', changes),
  },
  announced: {
    offline:
      'Hors ligne. Tes changements sont à l’abri. On les enregistre dès que tu es de nouveau en ligne.',
    unsaved: 'Tes changements sont à l’abri, et on réessaie.',
    'signed-out':
      'Ta session est terminée. Tes changements sont à l’abri ici. Connecte-toi pour les enregistrer.',
    forbidden: 'Tu ne peux plus modifier cette grille.',
    failed: 'Ton dernier changement n’a pas été enregistré.',
  },
  changesSafe: 'Tes changements sont à l’abri dans ce navigateur.',
  missing:
    'Vérifie le lien. Si tu as supprimé la grille, tu peux la restaurer dans <myCards>Mes grilles</myCards>.',
  saveMine: 'Enregistrer ma version à part',
}

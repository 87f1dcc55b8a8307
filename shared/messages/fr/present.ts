import type { present as english } from '../en/present.ts'
import { type Messages, pluralIn } from '../messages.ts'

const plural = pluralIn('fr')

export const present: Messages<typeof english> = {
  title: (card) => `${card} (projection)`,
  offline: 'Hors ligne : plus de changements ici',
  back: 'Retour à la grille',
  views: { label: 'Affichage', card: 'Grille', code: 'QR code', caller: 'Tirage' },
  newRound: 'Nouvelle manche',
  shortcuts: 'Raccourcis clavier',
  fullScreen: 'Plein écran',
  leaveFullScreen: 'Quitter le plein écran',
  scan: 'Scanne pour jouer',
  ownOrder: 'Chacun a son propre ordre.',
  typeCode: 'Ou tape ce code sur <site></site>',
  noCode: (reason) => `${reason} Son lien ne fonctionne plus, donc il n’y a pas de code.`,
  noWords: 'Aucun mot à annoncer',
  eyesDown: 'Tout le monde est prêt ? Appuie sur « Suivant » pour le premier mot.',
  notCalled: 'Rien d’annoncé pour l’instant',
  hostsCall:
    'Seules les personnes qui animent la grille peuvent annoncer. <copy>Fais ta propre copie</copy> pour annoncer ces mots toi-même.',
  next: 'Suivant',
  allCalled: 'Tout est annoncé',
  undo: 'Annuler l’annonce',
  startOver: 'Recommencer',
  called: 'Annoncés',
  calledSoFar: 'Déjà annoncés',
  playersSee: 'Les joueurs voient les annonces',
  every: (seconds) => `Toutes les ${seconds} s`,
  sayAgain: 'Répéter',
  options: 'Options du tirage',
  deviceCalls: (words) =>
    plural(words, {
      one: 'Ajouter le mot annoncé sur cet appareil ?',
      other: `Ajouter les ${words} mots annoncés sur cet appareil ?`,
    }),
  addCalls: 'Ajouter',
  dropCalls: 'Ne pas ajouter',
  progress: {
    none: (left) => `${left} à venir`,
    some: (called, left) => `${called} ${called < 2 ? 'annoncé' : 'annoncés'}, ${left} à venir`,
    all: (called) => `Carton plein : les ${called} sont annoncés`,
    helpless: (words) =>
      plural(words, { one: `${words} ne sert à personne`, other: `${words} ne servent à personne` }),
  },
  spoken: {
    next: (word, progress) => `${word}. ${progress}.`,
    undone: (word, current) => `Annulé : ${word}. ${current}.`,
    undoneAll: (word) => `Annulé : ${word}. Rien d’annoncé pour l’instant.`,
  },
  callerOptions: {
    say: 'Dire les mots',
    sayHint: 'Avec une voix de cet appareil.',
    automatic: 'Annonces automatiques',
    automaticHint: 'Elles s’arrêtent quand tu quittes cette page.',
    off: 'Non',
    every: (seconds) => `Toutes les ${seconds} secondes`,
  },
  keys: {
    clicker: 'Une télécommande de présentation marche aussi.',
    single: 'Raccourcis à une touche',
    card: { keys: '1, C', effect: 'La grille' },
    code: { keys: '2, Q', effect: 'Le QR code' },
    caller: { keys: '3, L', effect: 'La liste du tirage' },
    fullScreen: { keys: 'F', effect: 'Plein écran ; Échap pour en sortir' },
    next: { keys: 'Espace, →, Page suiv.', effect: 'Le mot suivant' },
    back: { keys: '←, Page préc.', effect: 'Annuler la dernière annonce' },
  },
}

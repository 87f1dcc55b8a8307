import type { importCards as english } from '../en/import-cards.ts'
import { numberIn, pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('fr')
const number = numberIn('fr')
const cards = (count: number) =>
  plural(count, { one: `${number(count)} grille`, other: `${number(count)} grilles` })
const imported = (count: number) =>
  plural(count, { one: `${cards(count)} importée`, other: `${cards(count)} importées` })
const skipped = (count: number) =>
  plural(count, { one: `${number(count)} ignorée`, other: `${number(count)} ignorées` })
const whichFile =
  'Choisis le fichier obtenu avec « Télécharger mes données » dans Mon profil ou « Télécharger en JSON » dans le menu d’une grille.'

export const importCards: Messages<typeof english> = {
  readingTitle: 'Importer des grilles',
  reading: (file) => `Lecture de ${file}…`,
  refusedTitle: 'Impossible d’importer ce fichier',
  chooseAnother: 'Autre fichier',
  makeCard: (words) => `Créer une grille avec ces ${words} mots`,
  unreadable: 'Ce fichier est illisible. Choisis-le à nouveau.',
  brokenOff: 'Le fichier s’arrête avant la fin. Télécharge-le à nouveau.',
  notCards: `Ce fichier ne contient pas de grilles. ${whichFile}`,
  tooNew: 'Ce fichier vient d’une version plus récente. Recharge cette page et réessaie.',
  noCard: `Il n’y a aucune grille dans ce fichier. ${whichFile}`,
  empty: 'Il n’y a aucune grille dans ce fichier.',
  tooLarge: `Ce fichier dépasse 100 Mo. ${whichFile}`,
  noneReadable: 'Corrige le fichier ou choisis-en un autre.',
  card: (position) => `Grille ${position}`,
  cardTitled: (position, title) => `Grille ${position}, « ${title} »`,
  reasonAt: (field, reason) => `${field} : ${reason}`,
  reasonOf: (reason) => ` : ${reason}`,
  notACard: 'Ce n’est pas une grille.',
  noSquares: 'La grille n’a pas de cases.',
  cannotImport: (count) =>
    plural(count, {
      one: `${number(count)} impossible à importer :`,
      other: `${number(count)} impossibles à importer :`,
    }),
  skipped: (count) => `${skipped(count)} :`,
  more: (count) => `et ${number(count)} de plus`,
  readyTitle: (count) => `Importer ${cards(count)} ?`,
  ready: 'Chacune devient une nouvelle grille, avec son propre lien. Celles que tu as déjà ne changent pas.',
  onlyCards: 'Seules les grilles sont importées. Les catégories de ce fichier sont ignorées.',
  import: (count) => `Importer ${cards(count)}`,
  runningTitle: (count) => `Import de ${cards(count)}`,
  running: (count, all) => `Déjà ${number(count)} sur ${number(all)} dans Mes grilles.`,
  progress: 'Import',
  stop: 'Arrêter',
  partlyTitle: (count, all) => `${imported(count)} sur ${number(all)}`,
  endedTitle: (count) => imported(count),
  endedSkippedTitle: (count, others) => `${imported(count)}, ${skipped(others)}`,
  where: (count) =>
    plural(count, { one: 'Elle est en tête de Mes grilles.', other: 'Elles sont en tête de Mes grilles.' }),
  partly: (reason, rest) => `${reason} ${rest}`,
  stopped: 'Tu as arrêté l’import.',
  noneYet: 'Aucune grille importée pour l’instant.',
  left: (count) =>
    plural(count, {
      one: 'Tu peux encore importer l’autre grille.',
      other: `Tu peux encore importer les ${number(count)} autres grilles.`,
    }),
  continue: 'Continuer',
  done: 'Terminé',
  leftTitle: 'Import arrêté',
  leftText: (count, all) => `${cards(count)} sur ${number(all)} dans Mes grilles.`,
}

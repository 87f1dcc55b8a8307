import { CELL_MAX_LENGTH, PRODUCT_NAME } from '#shared/product.ts'
import type { editorLists as english } from '../en/editor-lists.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('fr')
const more = (words: number) =>
  plural(words, {
    one: `${words} autre va dans Mots en plus.`,
    other: `${words} autres vont dans Mots en plus.`,
  })
const cases = (filled: number) => plural(filled, { one: `${filled} case`, other: `${filled} cases` })

export const editorLists: Messages<typeof english> = {
  how: 'Comment l’ajouter',
  fill: 'Remplir les cases vides',
  addToMore: 'Ajouter à Mots en plus',
  replace: 'Remplacer tous les mots',
  pasteExplanation:
    'Colle une liste ou un tableau, ou ouvre un fichier. Tu verras ici le résultat avant de l’ajouter.',
  list: 'Liste',
  closed: 'Liste fermée',
  addWords: 'Ajouter les mots',
  replaceWords: (words) => plural(words, { one: `Remplacer ${words} mot`, other: `Remplacer ${words} mots` }),
  fillSquares: 'Remplir les cases',
  squares: (filled, places) => `${cases(filled)} sur ${places}`,
  emptySquares: (filled, places) =>
    plural(places, {
      one: `${cases(filled)} sur ${places} vide`,
      other: `${cases(filled)} sur ${places} vides`,
    }),
  notes: {
    extra: (words) =>
      plural(words, { one: `${words} va dans Mots en plus`, other: `${words} vont dans Mots en plus` }),
    'no-room': (words) =>
      plural(words, { one: `${words} n’a pas de place`, other: `${words} n’ont pas de place` }),
    cut: (words) =>
      plural(words, {
        one: `${words} raccourci à ${CELL_MAX_LENGTH} caractères`,
        other: `${words} raccourcis à ${CELL_MAX_LENGTH} caractères`,
      }),
    duplicate: (words) =>
      plural(words, { one: `${words} doublon ignoré`, other: `${words} doublons ignorés` }),
    'on-card': (words) => `${words} déjà sur la grille`,
    'left-out': (words) =>
      plural(words, { one: `${words} titre ou nombre ignoré`, other: `${words} titres et nombres ignorés` }),
  },
  andMore: (words) => `et ${words} de plus`,
  take: 'Utiliser',
  takeAll: (words) => plural(words, { one: `${words} élément`, other: `Les ${words} éléments` }),
  takeLines: 'Chaque ligne telle quelle',
  column: (number) => `Colonne ${number}`,
  forms: { table: 'On dirait un tableau.', data: 'On dirait les données d’un programme.' },
  preview: 'Ta grille avec cette liste',
  makeCategory: (words) => `Créer une catégorie avec les ${words}`,
  fillTitle: 'Remplir avec une catégorie',
  fillExplanation: 'Les éléments trop longs sont raccourcis.',
  fillAnswer: 'Remplir',
  category: 'Catégorie',
  mine: 'Mes catégories',
  shared: 'Partagées avec toi',
  official: `Créées par ${PRODUCT_NAME}.app`,
  loading: 'Chargement des catégories',
  loadingItems: 'Chargement des éléments…',
  none: 'Aucune catégorie remplie pour l’instant.',
  failed: 'Impossible de charger les catégories.',
  fillsSome: (filled, places) => `Remplit ${cases(filled)} sur ${places}. C’est tout ce qu’elle contient.`,
  fillsSomeEmpty: (filled, places) =>
    plural(places, {
      one: `Remplit ${filled} case sur ${places} vide. C’est tout ce qu’elle contient.`,
      other: `Remplit ${cases(filled)} sur ${places} vides. C’est tout ce qu’elle contient.`,
    }),
  fillsAll: (places) =>
    plural(places, {
      one: 'Remplit la seule case, au hasard.',
      other: `Remplit les ${places} cases, au hasard.`,
    }),
  fillsAllEmpty: (places) =>
    plural(places, {
      one: 'Remplit la seule case vide, au hasard.',
      other: `Remplit les ${places} cases vides, au hasard.`,
    }),
  fillsAndMore: (fills, words) => `${fills} ${more(words)}`,
}

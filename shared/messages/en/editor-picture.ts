import { CELL_MAX_LENGTH } from '#shared/product.ts'

/** The dialog in which a picture, an emoji, is chosen for a square. */
export const editorPicture = {
  search: 'Search pictures',
  /** For screen readers. */
  pictures: 'Pictures',
  none: 'No picture has that name. Try another word.',
  loading: 'Loading pictures...',
  failed: "The pictures couldn't be loaded. Check your connection, then open them again.",
  full: 'No room for a picture',
  fullText: `A square holds ${CELL_MAX_LENGTH} characters. Shorten its words first.`,
  /** Over the groups, in the order of emoji. */
  groups: [
    'Smileys and feelings',
    'People',
    'Animals and nature',
    'Food and drink',
    'Travel and places',
    'Activities',
    'Objects',
    'Symbols',
    'Flags',
  ],
}

import { CELL_MAX_LENGTH } from '#shared/product.ts'
import { pluralIn } from '../messages.ts'

const plural = pluralIn('en')

/** The dialog in which a phone edits a square. */
export const editorSquare = {
  title: 'Edit Bingo Cell',
  explanation: `Enter cell content (max ${CELL_MAX_LENGTH} characters)`,
  place: (row: number, column: number) => `Row ${row}, column ${column}`,
  content: 'Cell content',
  /** In the empty field: what a square could say. */
  example: 'Something that always happens',
  left: (characters: number) =>
    plural(characters, { one: '1 character remaining', other: `${characters} characters remaining` }),
  addPicture: 'Add a picture',
  swap: 'Swap...',
  next: 'Next',
}

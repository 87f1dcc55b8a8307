import { CELL_MAX_LENGTH } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { editorSquare as english } from '../en/editor-square.ts'

export const editorSquare: Messages<typeof english> = {
  title: 'Feld bearbeiten',
  explanation: `Was steht im Feld? (höchstens ${CELL_MAX_LENGTH} Zeichen)`,
  place: (row: number, column: number) => `Zeile ${row}, Spalte ${column}`,
  content: 'Text des Feldes',
  example: 'Etwas, das immer passiert',
  left: (characters: number) => `Noch ${characters} Zeichen`,
  addPicture: 'Bild hinzufügen',
  swap: 'Tauschen …',
  next: 'Weiter',
}

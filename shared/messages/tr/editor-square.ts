import { CELL_MAX_LENGTH } from '#shared/product.ts'
import type { editorSquare as english } from '../en/editor-square.ts'
import type { Messages } from '../messages.ts'

export const editorSquare: Messages<typeof english> = {
  title: 'Kareyi düzenle',
  explanation: `Karede ne yazsın? (en çok ${CELL_MAX_LENGTH} karakter)`,
  place: (row, column) => `Satır ${row}, sütun ${column}`,
  content: 'Karenin maddesi',
  example: 'Hep olan bir şey',
  left: (characters) => `${characters} karakter kaldı`,
  addPicture: 'Resim ekle',
  swap: 'Yer değiştir…',
  next: 'Sonraki',
}

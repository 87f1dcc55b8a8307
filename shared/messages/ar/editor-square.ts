import type { Messages } from '../messages.ts'
import type { editorSquare as english } from '../en/editor-square.ts'
import { CELL_MAX_LENGTH } from '#shared/product.ts'

export const editorSquare: Messages<typeof english> = {
  title: 'تعديل الخانة',
  explanation: `عبارة الخانة (حتى ${CELL_MAX_LENGTH} حرفًا)`,
  place: (row, column) => `الصف ${row}، العمود ${column}`,
  content: 'عبارة الخانة',
  example: 'شيء يحدث دائمًا',
  left: (characters) => `الأحرف المتبقية: ${characters}`,
  addPicture: 'إضافة صورة',
  swap: 'تبديل...',
  next: 'التالي',
}

import { CELL_MAX_LENGTH } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { editorSquare as english } from '../en/editor-square.ts'

export const editorSquare: Messages<typeof english> = {
  title: 'マスを編集',
  explanation: `お題を入力（${CELL_MAX_LENGTH}文字まで）`,
  place: (row, column) => `${row}段目の${column}番目`,
  content: 'お題',
  example: 'いつも起こること',
  left: (characters) => `残り${characters}文字`,
  addPicture: '絵文字を追加',
  swap: '入れ替え…',
  next: '次へ',
}

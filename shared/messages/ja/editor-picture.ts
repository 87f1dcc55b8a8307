import { CELL_MAX_LENGTH } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { editorPicture as english } from '../en/editor-picture.ts'

export const editorPicture: Messages<typeof english> = {
  search: '絵文字を検索',
  pictures: '絵文字',
  none: 'その名前の絵文字はありません。別の言葉で探してください。',
  loading: '絵文字を読み込んでいます…',
  failed: '絵文字を読み込めませんでした。接続を確認して、もう一度開いてください。',
  full: '絵文字が入りません',
  fullText: `マスに入るのは${CELL_MAX_LENGTH}文字までです。先にお題を短くしてください。`,
  groups: [
    '顔と気持ち',
    '人',
    '動物と自然',
    '食べ物と飲み物',
    '旅行と場所',
    'アクティビティ',
    '物',
    '記号',
    '旗',
  ],
}

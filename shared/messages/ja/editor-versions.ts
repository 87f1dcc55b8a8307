import { VERSION_DAYS } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { editorVersions as english } from '../en/editor-versions.ts'

export const editorVersions: Messages<typeof english> = {
  explanation: `${VERSION_DAYS}日間保存しています。`,
  none: `変更履歴はまだありません。編集中に数分ごとに記録し、${VERSION_DAYS}日間保存します。`,
  version: 'バージョン',
  dayFormat: 'M月d日',
  dateFormat: 'yyyy年M月d日',
  timeFormat: 'H:mm',
  today: (time) => `今日 ${time}`,
  yesterday: (time) => `昨日 ${time}`,
  onDay: (day, time) => `${day} ${time}`,
  token: 'トークン',
  tokenOf: (name) => `${name}さんのトークン`,
  freeSpace: (size) => `${size}×${size}、FREEマスあり`,
  noFreeSpace: (size) => `${size}×${size}、FREEマスなし`,
  differs: (squares) => `いまと${squares}マス違います`,
  same: 'いまと同じです',
  sameSquares: 'マスはいまと同じです',
}

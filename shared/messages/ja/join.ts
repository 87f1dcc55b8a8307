import { PRODUCT_NAME } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { join as english } from '../en/join.ts'

export const join: Messages<typeof english> = {
  title: '参加コードはありますか？',
  explanation: 'ホストが見せる（または読み上げる）6桁の数字を入力してください。コードの有効期限は1日です。',
  code: 'コード',
  play: '参加',
  opening: '開いています…',
  wrong: 'このコードのカードはありません。ホストに確認してみてください。',
  ended: 'このコードは期限切れです。新しいコードをホストに聞いてください。',
  limited: '間違いが続いたので、少しお休みします。1分後にもう一度お試しください。',
  incomplete: '6桁すべて入力してください。',
  offline: `${PRODUCT_NAME}につながりません。通信環境を確認してください。`,
  failed: '問題が起きました。もう一度お試しください。',
}

import { PRODUCT_NAME } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { embed as english } from '../en/embed.ts'

export const embed: Messages<typeof english> = {
  address: (href) => `カードはこちら：${href}`,
  called: (count) => `${count}個発表`,
  failedText: 'オンラインに戻ったら、自動でもう一度試します。',
  gone: 'このカードはありません',
  goneText: 'ホストが削除したか、リンクが途中で切れているようです。',
  make: `${PRODUCT_NAME}でカードを作る`,
  notLinked: 'このページからはリンクを開けません',
  open: `${PRODUCT_NAME}で開く`,
  openLabel: `${PRODUCT_NAME}で開く（新しいタブ）`,
  picture: 'カードの画像',
  playAt: (address) => `参加はこちら：${address}`,
  removedText: 'サイトの運営者が公開を停止しました。',
}

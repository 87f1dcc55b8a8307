import { PRODUCT_NAME } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { app as english } from '../en/app.ts'

export const app: Messages<typeof english> = {
  appearance: '表示モード',
  broken: 'この画面で問題が起きました',
  brokenText: 'こちらの不具合です。カードとマークは無事です。',
  categories: 'カテゴリー',
  checking: 'ログインを確認中',
  contact: 'お問い合わせ',
  developers: '開発者向け',
  help: 'ヘルプ',
  logIn: 'ログイン',
  menu: 'メニュー',
  newCard: '新しいカード',
  noId: 'カードのIDがありません。',
  privacy: 'プライバシー',
  reload: '再読み込み',
  skip: '本文へ進む',
  terms: '利用規約',
  unreachable: `いま${PRODUCT_NAME}につながりません。通信環境を確認してください。`,
}

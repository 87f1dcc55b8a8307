import { PRODUCT_NAME } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { appDialogs as english } from '../en/app-dialogs.ts'

export const appDialogs: Messages<typeof english> = {
  clearSearch: '検索をクリア',
  deleting: '削除中…',
  dismiss: '閉じる',
  hidePassword: 'パスワードを隠す',
  iconTest: 'アイコンのテスト',
  keep: {
    title: '一時保存のカードを残しますか？',
    text: (count) =>
      `このブラウザーで作ったカードが${count}枚あります。アカウントに保存すると、共有できて、どこでも遊べます。`,
    notNow: 'あとで',
    failed: 'カードを保存できませんでした。',
    stillHere: (count) => `まだこのブラウザーだけにあるカード：${count}枚。`,
    saved: (count) => `カードを${count}枚、アカウントに保存しました！`,
  },
  listFailed: 'リストを読み込めませんでした。',
  listLoading: 'リストを読み込み中',
  listOffline: 'オフラインです。つながるとリストが表示されます。',
  loggingOut: 'ログアウト中…',
  logOut: 'ログアウト',
  logOutTitle: '変更を捨ててログアウトしますか？',
  logOutText: (cards) => `カード${cards}枚の変更がまだ保存されていません。いまログアウトすると失われます。`,
  lost: {
    deleted: (title) => `「${title}」はサーバーにありません`,
    refused: (title) => `「${title}」は編集できなくなりました`,
    text: '未保存の変更はここに残っています。カードを開くと、新しいカードとして保存できます。',
  },
  loggedOut: 'ログアウトしました',
  loggedOutText: 'またいつでもどうぞ。',
  logOutFailed: 'ログアウトできませんでした',
  modes: { auto: '自動', light: 'ライト', dark: 'ダーク' },
  modesShort: { auto: '自動', light: 'ライト', dark: 'ダーク' },
  myCards: 'マイカード',
  notFound: 'ページがありません',
  notFoundText: 'この番号はまだ出ていません。リンクが古いか、1文字抜けているのかもしれません。',
  notification: 'お知らせ',
  notifications: '通知（{hotkey}）',
  profile: 'プロフィール',
  showMore: 'もっと見る',
  showPassword: 'パスワードを表示',
  stay: 'ログアウトしない',
  trouble: {
    'log-in':
      'ネットワークや会社のログインが切れました。ページを再読み込みしてください。変更は残っています。',
    'read-only':
      'ネットワークがこの変更を通しません。別の言葉にするか、モバイル回線など別の回線をお試しください。',
  },
  updated: `${PRODUCT_NAME}が新しくなりました`,

  languages: {
    title: '言語',
    current: (name) => `言語：${name}`,
    notChecked: 'この翻訳は、まだネイティブの確認を受けていません。',
    help: '改善に<link>ご協力ください</link>。',
    failed: '言語を切り替えられませんでした',
  },
}

import { PRODUCT_NAME } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { categorySharing as english } from '../en/category-sharing.ts'

export const categorySharing: Messages<typeof english> = {
  title: 'カテゴリーを共有',
  text: 'リンクを知っている人は誰でも、このカテゴリーを見て、カードを作れます。',
  ownerText:
    'リンクを知っている人は誰でも、このカテゴリーを見て、カードを作れます。コピーや編集ができるのは、下で追加した人だけです。',
  link: 'このカテゴリーのリンク',
  linkFailedTitle: 'URLをコピーできませんでした',
  linkFailed: 'URLを選択して、手動でコピーしてください。',
  shareText: (name) => `${PRODUCT_NAME}のカテゴリー「${name}」`,

  copy: 'マイカテゴリーにコピー',
  copying: 'コピー中…',
  copied: 'カテゴリーをコピーしました',
  copiedText: (name) => `「${name}」がマイカテゴリーに入りました。`,
  copyFailed: 'カテゴリーをコピーできませんでした',
  logIn: 'ログインしてコピー',

  people: '人に共有',
  username: 'ユーザー名',
  usernameHint: '相手のプロフィールに載っています。上のリンクを送るだけでもかまいません。',
  access: '権限',
  accessLabel: (person) => `${person}さんの権限`,
  levels: { view: '閲覧', copy: 'コピー', edit: '編集' },
  explained: {
    view: '<level>閲覧：</level>相手のカテゴリー一覧に表示されます',
    copy: '<level>コピー：</level>さらに、自分用のコピーを作れます',
    edit: '<level>編集：</level>さらに、お題の追加、変更、削除ができます',
  },
  sharing: '共有中…',
  shared: 'カテゴリーを共有しました',
  sharedText: (person) => `${person}さんのカテゴリー一覧に表示されます。`,
  shareFailed: '共有できませんでした',

  sharedWith: '共有している人',
  nobody: 'まだあなただけです。',
  changeFailed: '権限を変更できませんでした',
  remove: '外す',
  removeLabel: (person) => `${person}さんを外す`,
  removed: '共有から外しました',
  removedText: (person) => `${person}さんの権限がなくなりました。`,
  removeFailed: '共有から外せませんでした',
  restored: (person) => `${person}さんの権限が元に戻りました。`,
}

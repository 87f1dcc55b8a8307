import { CO_HOSTS_PER_CARD } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { coHosts as english } from '../en/co-hosts.ts'

export const coHosts: Messages<typeof english> = {
  title: '共同ホスト',
  explanation: `${CO_HOSTS_PER_CARD}人まで、このカードをいっしょにリアルタイムで編集できます。カードの削除や、ほかの人の招待はできません。`,
  username: 'ユーザー名',
  usernameHint: '相手のプロフィールに載っています。',
  add: '追加',
  adding: '追加中…',
  added: '共同ホストを追加しました',
  addedText: (name) => `${name}さんのマイカードに、このカードが表示されます。`,
  addFailed: '共同ホストを追加できませんでした',
  yours: 'このカードの共同ホスト',
  none: 'まだあなただけです。',
  remove: '外す',
  removeOne: (name) => `${name}さんを外す`,
  removed: (name) => `${name}さんはこのカードを編集できなくなりました。`,
  removedWithLink: (name) => `${name}さんはこのカードを編集できなくなりました。招待リンクも無効にしました。`,
  removeFailed: '共同ホストを外せませんでした',

  link: '招待リンク',
  linkEnded: '招待リンクも無効にしました。',
  linkHint: 'リンクを開いてログインした人は、誰でも共同ホストになります。',
  linkMade:
    'リンクを開いてログインした人は、誰でも共同ホストになります。もう一度表示することはできないので、いまコピーしておいてください。',
  linkKept: (date) =>
    `${date}に作ったリンクはまだ使えますが、もう一度表示することはできません。新しく作ると、そのリンクと入れ替わります。`,
  makeLink: 'リンクを作る',
  newLink: '新しいリンク',
  making: '作成中…',
  makeFailed: 'リンクを作れませんでした',
  turnOff: '無効にする',
  turningOff: '無効にしています…',
  turnOffFailed: 'リンクを無効にできませんでした',
  linkCopiedText: '共同ホストになる人に送ってください。',
  copyFailed: 'URLをコピーできませんでした',
  copyFailedText: 'URLを選択して、手動でコピーしてください。',

  leaveTitle: '共同ホストをやめますか？',
  leaveText: (card) => `「${card}」を編集できなくなります。遊ぶことはこれからもできます。`,
  leave: '共同ホストをやめる',
  leaving: '処理中…',
  left: '共同ホストをやめました',
  leftText: (card) => `「${card}」では、これからも遊べます。`,
  leaveFailed: '共同ホストをやめられませんでした',
}

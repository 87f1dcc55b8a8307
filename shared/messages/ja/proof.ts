import type { Messages } from '../messages.ts'
import type { proof as english } from '../en/proof.ts'

export const proof: Messages<typeof english> = {
  title: 'ビンゴの確認',
  offline: 'オフライン：新しい発表は出ません',
  won: 'ビンゴ成立です！',
  notWon: 'まだビンゴではありません',
  unknown: 'お題を自分で確かめてください',
  noLink: '確認するビンゴがありません',
  noLinkText: 'リンクが途中で切れています。参加者に「ビンゴを見せる」からもう一度送ってもらいましょう。',
  trust: 'このページは、参加者のブラウザーが伝えた内容をそのまま示しています。サーバーには何も届きません。',
  board: (title) => `参加者のカード：${title}`,
  called: (count) => `これまでに${count}個発表`,
  notes: 'メモ',
  states: {
    both: (count) => `マーク済み・発表済み（${count}）`,
    marked: (count) => `マーク済み・未発表（${count}）`,
    called: (count) => `発表済み・マークなし（${count}）`,
  },

  allCalled: (line, count) => `${line}：${count}個すべて発表済みです。`,
  notCalled: (line, words) => `${line}：${words}はまだ発表されていません。`,
  blank: '空のマス',
  earlierRound: 'これは前のラウンドのビンゴです。',
  changed: 'このリンクが送られたあとに、カードが変わりました。',
  noLine: 'このカードでは、まだ何もそろっていません。',
  noCalls: 'このカードではまだ何も発表されていないので、照らし合わせるものがありません。',
  notReached: 'いまカードに接続できません。新しい発表が抜けているかもしれません。',
  noCard: 'このカードはサーバーにないので、照らし合わせる発表がありません。',
  words: (words) => `参加者のお題：${words}。`,
}

import type { Messages } from '../messages.ts'
import type { proof as english } from '../en/proof.ts'

export const proof: Messages<typeof english> = {
  title: 'ビンゴの確認',
  offline: 'オフライン：新しい発表は出ません',
  won: 'ビンゴ成立です！',
  notWon: 'まだビンゴではありません',
  noLink: '確認するビンゴがありません',
  noLinkText: 'リンクが途中で切れています。参加者に「ビンゴを見せる」からもう一度送ってもらいましょう。',
  trust: 'このページは、参加者のブラウザーが伝えた内容をそのまま示しています。サーバーには何も届きません。',
  board: (title) => `参加者のカード：${title}`,
  called: (count) => `これまでに${count}個発表`,
  states: {
    both: (count) => `マーク済み・発表済み（${count}）`,
    marked: (count) => `マーク済み・未発表（${count}）`,
    called: (count) => `発表済み・マークなし（${count}）`,
  },

  allCalled: (line, count) => `${line}：${count}個すべて発表済みです。`,
  notCalled: (line, words) => `${line}：${words}はまだ発表されていません。`,
  blank: '空のマス',
  earlierRound: 'これは前のラウンドのビンゴです。',
  changed: (words) => `そのあとにカードが変わりました。参加者のお題：${words}。`,
  noLine: 'このカードでは、まだ何もそろっていません。',
  marked: (line) => `${line}がマークされています。`,
  notShared: 'このカードの発表は共有されていないので、お題は自分で確かめてください。',
}

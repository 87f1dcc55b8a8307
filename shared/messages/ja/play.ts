import type { Messages } from '../messages.ts'
import type { play as english } from '../en/play.ts'

export const play: Messages<typeof english> = {
  bingo: 'BINGO!',
  called: (words) => `発表：${words}`,
  create: 'カードを作る',
  play: 'カードで遊ぶ',
  hint: '出てきたら、そのマスを押してマーク！',
  lines: (count) => `${count}ライン`,
  linkGone: 'このまま遊べますが、リンクはもう使えません。',
  marked: (count) => `マーク${count}個`,
  oneToGo: 'リーチ！',
  reset: 'マークをリセット',
  resetDone: 'リセットしました',
  resetText: 'マークをすべて消しました。',
  resetUndone: 'マークを元に戻しました',
  share: 'カードを共有',
  shareText: 'リンクを知っている人は誰でも、このカードで遊べます。マークはほかの人に見えません。',
  temporary: '一時保存のカード',
}

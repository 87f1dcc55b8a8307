import { TRASH_DAYS } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { trash as english } from '../en/trash.ts'

export const trash: Messages<typeof english> = {
  show: (count) => `ゴミ箱（${count}）`,
  explanation: {
    card: `ほかの人には見えません。それぞれ${TRASH_DAYS}日間は復元できます。復元すると、リンクも参加者のマークもまた使えます。`,
    category: `ほかの人には見えません。それぞれ${TRASH_DAYS}日間は、お題や共有相手と一緒に復元できます。`,
  },
  none: 'ゴミ箱は空です。',
  when: (day, days) => `${day}に削除、あと${days}日`,
  restore: '復元',
  restoreLabel: (title) => `${title}を復元`,
  restored: '復元しました',
  restoredText: {
    card: (title) => `「${title}」が戻りました。リンクもまた使えますが、以前の参加コードは使えません。`,
    category: (title) => `「${title}」が戻りました。リンクもまた使えます。`,
  },
  restoreFailed: '復元できませんでした',
  forGood: '完全に削除',
  forGoodLabel: (title) => `完全に削除：${title}`,
  forGoodTitle: '完全に削除しますか？',
  forGoodWarning: (title) => `「${title}」は復元できなくなります。`,
  forGoodDone: '完全に削除しました',
  forGoodDoneText: (title) => `「${title}」はもう復元できません。`,
  forGoodFailed: '削除できませんでした',
}

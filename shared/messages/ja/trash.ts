import { TRASH_DAYS } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { trash as english } from '../en/trash.ts'

export const trash: Messages<typeof english> = {
  show: (count) => `ゴミ箱（${count}）`,
  explanation: {
    card: `ほかの人には見えません。それぞれ${TRASH_DAYS}日間は元に戻せます。戻すと、リンクもプレイヤーのマークもまた使えます。`,
    category: `ほかの人には見えません。それぞれ${TRASH_DAYS}日間は、お題や共有相手と一緒に元に戻せます。`,
  },
  none: 'ゴミ箱は空です。',
  when: (day, days) => `${day}に削除、あと${days}日`,
  restore: '元に戻す',
  restoreLabel: (title) => `${title}を元に戻す`,
  restored: '元に戻しました',
  restoredText: (title) => `「${title}」が戻りました。リンクもまた使えます。`,
  open: '開く',
  restoreFailed: '元に戻せませんでした',
  forGood: '完全に削除',
  forGoodLabel: (title) => `${title}を完全に削除`,
  forGoodTitle: '完全に削除しますか？',
  forGoodWarning: (title) => `「${title}」は元に戻せなくなります。`,
  forGoodDone: '完全に削除しました',
  forGoodDoneText: (title) => `「${title}」はなくなりました。`,
  forGoodFailed: '削除できませんでした',
}

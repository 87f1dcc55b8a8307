import { TRASH_DAYS } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { myCardsMore as english } from '../en/my-cards-more.ts'

export const myCardsMore: Messages<typeof english> = {
  menu: {
    edit: '編集',
    coHosts: '共同ホスト',
    duplicate: '複製',
    download: 'JSONでダウンロード',
    leave: '共同ホストをやめる',
  },

  deleteTitle: '本当に削除しますか？',
  deleteWarning: (title) => `「${title}」を完全に削除します。この操作は取り消せません。`,
  deleteRestorable: (title) =>
    `「${title}」とリンクは、誰からも開けなくなります。${TRASH_DAYS}日間は、マイカードのいちばん下の「ゴミ箱」から復元できます。`,
  stillPlaying: (count) => `いま${count}人が遊んでいます。その人たちは最後まで遊べます。`,
  delete: '削除',

  shared: '共有されたカード',
  owned: (owner) => `${owner}さんのカード`,
  ownerless: '所有者がアカウントを削除しました。複製すれば、手元に残せます。',

  recent: '最近遊んだカード',

  starters: '公式のカードで遊ぶ',
  starterSquares: 'マスの一部',
  starterGrid: '5×5、お題入り',
  playLabel: (list) => `「${list}」で遊ぶ`,
}

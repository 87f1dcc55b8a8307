import { TRASH_DAYS } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { myCards as english } from '../en/my-cards.ts'

export const myCards: Messages<typeof english> = {
  create: '新しいカードを作る',
  import: 'インポート',
  importFile: 'カードのファイル',

  search: 'マイカードをタイトルとお題から検索',
  searchHint: 'タイトルやお題を検索',
  firstFound: (count) => `最初の${count}件を表示しています`,
  found: (count) => (count === 0 ? '見つかりませんでした' : `カードが${count}枚見つかりました`),
  noneFoundTitle: 'カードが見つかりません',
  noneFound: '「<q></q>」に合うタイトルやお題はありません。',

  which: '表示するカード',
  filters: { all: 'すべて', mine: '自分', shared: '共有', played: '遊んだ' },
  noneHere: 'ここにカードはありません',
  noneShared: '編集に招待されたカードは、ここに入ります。',
  nonePlayed: '遊んだカードは、ここに入ります。',

  loading: 'カードを読み込み中',
  loadFailedTitle: 'カードを読み込めませんでした',
  loadFailed: 'しばらくしてから、もう一度お試しください。',

  empty: 'いつもの「あるある」をいくつか書くだけ。マス目はこちらで用意します。',
  createFirst: 'カードを作る',
  next: '新しいカード',

  thisMonth: '今月',

  firstSquares: '最初のマス',
  gridWithFree: (size) => `${size}×${size}、FREEマスあり`,
  moreAndDay: (count) => `ほか${count}マス・<day></day>`,
  play: '遊ぶ',
  playLabel: (title) => `「${title}」で遊ぶ`,
  editLabel: (title) => `「${title}」を編集`,
  shareLabel: (title) => `「${title}」を共有`,
  moreLabel: (title) => `「${title}」のメニュー`,
  playing: (count) => `<number>${count}</number><words>人がいま遊んでいます</words>`,

  temporary: '一時保存のカード',
  temporaryText: 'このブラウザーの中だけにあります。アカウントに保存すると共有できます。',
  saved: 'カードをアカウントに保存しました！',
  saveFailed: 'カードを保存できませんでした。もう一度お試しください。',
  inAccount: 'アカウントのカード',

  deletedTitle: 'カードを削除しました',
  deleted: 'マイカードから消えました。',
  deleteFailedTitle: '削除できませんでした',
  deleteFailed: 'カードを削除できませんでした。もう一度お試しください。',

  copyOf: (title) => `${title}（コピー）`,
  duplicatedTitle: 'カードを複製しました',
  duplicated: (title) => `「${title}」がマイカードに入りました。`,
  duplicateFailedTitle: '複製できませんでした',
  duplicateFailed: 'カードを複製できませんでした。もう一度お試しください。',

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
}

import { numberIn } from '../messages.ts'
import type { Messages } from '../messages.ts'
import type { importCards as english } from '../en/import-cards.ts'

const number = numberIn('ja')

const cards = (count: number) => `カード${number(count)}枚`
const whichFile =
  'プロフィールの「データをダウンロード」か、カードのメニューの「JSONでダウンロード」で保存したファイルを選んでください。'

export const importCards: Messages<typeof english> = {
  readingTitle: 'カードをインポート',
  reading: (file) => `${file}を開いています…`,

  refusedTitle: 'このファイルはインポートできません',
  chooseAnother: '別のファイル',
  makeCard: (words) => `この${words}個のお題でカードを作る`,
  unreadable: 'ファイルを開けませんでした。もう一度選んでください。',
  brokenOff: 'ファイルが途中で切れています。もう一度ダウンロードしてください。',
  notCards: `カードのファイルではありません。${whichFile}`,
  tooNew: '新しいバージョンで作られたファイルです。ページを再読み込みして、もう一度お試しください。',
  noCard: `このファイルにはカードがありません。${whichFile}`,
  empty: 'このファイルにはカードがありません。',
  tooLarge: `ファイルが100 MBを超えています。${whichFile}`,
  noneReadable: 'ファイルを直すか、別のファイルを選んでください。',

  card: (position) => `${position}枚目`,
  cardTitled: (position, title) => `${position}枚目「${title}」`,
  reasonAt: (field, reason) => `${field}：${reason}`,
  reasonOf: (reason) => `：${reason}`,
  notACard: 'カードではありません。',
  noSquares: 'カードにマスがありません。',
  cannotImport: (count) => `インポートできないもの（${number(count)}件）：`,
  skipped: (count) => `とばしたもの（${number(count)}件）：`,
  more: (count) => `ほか${number(count)}件`,

  readyTitle: (count) => `${cards(count)}をインポートしますか？`,
  ready: 'それぞれ新しいリンクのある、新しいカードになります。いまあるカードはそのままです。',
  onlyCards: 'インポートするのはカードだけです。このファイルのカテゴリーは対象外です。',
  import: (count) => `${cards(count)}をインポート`,

  runningTitle: (count) => `${cards(count)}をインポート中`,
  running: (count, all) => `${number(all)}枚中${number(count)}枚がマイカードに入りました。`,
  progress: 'インポート済み',
  stop: '中止',

  partlyTitle: (count, all) => `${cards(all)}のうち${number(count)}枚をインポートしました`,
  endedTitle: (count) => `${cards(count)}をインポートしました`,
  endedSkippedTitle: (count, skipped) => `${cards(count)}をインポートし、${number(skipped)}件をとばしました`,
  where: (count) => `マイカードの先頭の${number(count)}枚です。`,
  partly: (reason, rest) => `${reason}${rest}`,
  stopped: 'インポートを中止しました。',
  noneYet: 'まだ1枚もインポートしていません。',
  left: (count) => `残りの${cards(count)}もこのあとインポートできます。`,
  continue: '続ける',
  done: '完了',

  leftTitle: 'インポートを中止しました',
  leftText: (count, all) => `${cards(all)}のうち${number(count)}枚がマイカードに入りました。`,
}

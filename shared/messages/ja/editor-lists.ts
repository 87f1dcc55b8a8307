import { CELL_MAX_LENGTH, PRODUCT_NAME } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { editorLists as english } from '../en/editor-lists.ts'

const more = (words: number) => `${words}個は予備のお題に入ります。`

export const editorLists: Messages<typeof english> = {
  how: '入れ方',
  fill: '空のマスに',
  addToMore: '予備のお題に',
  replace: '全部入れ替え',

  pasteExplanation:
    'リストや表を貼り付けるか、ファイルを開きます。追加する前に、仕上がりをここで確認できます。',
  list: 'リスト',
  closed: 'リストを閉じました',
  addWords: 'お題を追加',
  replaceWords: (words) => `${words}個を入れ替える`,
  fillSquares: 'マスを埋める',
  squares: (filled, places) => `${places}マス中${filled}マス`,
  emptySquares: (filled, places) => `空の${places}マス中${filled}マス`,
  notes: {
    extra: (words) => `${words}個は予備のお題へ`,
    'no-room': (words) => `${words}個は入りません`,
    cut: (words) => `${words}個を${CELL_MAX_LENGTH}文字に短縮`,
    duplicate: (words) => `重複${words}個を除外`,
    'on-card': (words) => `${words}個はカードにあります`,
    'left-out': (words) => `見出しや数字${words}個を除外`,
  },
  andMore: (words) => `ほか${words}個`,
  take: '使う部分',
  takeAll: (words) => `お題${words}個すべて`,
  takeLines: '1行ずつそのまま',
  column: (number) => `${number}列目`,
  forms: { table: '表のようです。', data: 'プログラムのデータのようです。' },
  preview: 'このリストを入れたカード',
  makeCategory: (words) => `${words}個すべてでカテゴリーを作る`,

  fillTitle: 'カテゴリーから入れる',
  fillExplanation: '長いお題は、マスに入るように短くします。',
  fillAnswer: '入れる',
  category: 'カテゴリー',
  mine: 'マイカテゴリー',
  shared: '共有されたカテゴリー',
  official: `${PRODUCT_NAME}.app公式`,
  loading: 'カテゴリーを読み込み中',
  loadingItems: 'お題を読み込み中…',
  none: 'お題のあるカテゴリーがまだありません。',
  failed: 'カテゴリーを読み込めませんでした。',
  fillsSome: (filled, places) => `${places}マス中${filled}マスを埋めます。お題はこれで全部です。`,
  fillsSomeEmpty: (filled, places) => `空の${places}マス中${filled}マスを埋めます。お題はこれで全部です。`,
  fillsAll: (places) => `${places}マスすべてをランダムに埋めます。`,
  fillsAllEmpty: (places) => `空の${places}マスすべてをランダムに埋めます。`,
  fillsAndMore: (fills, words) => `${fills}ほかの${more(words)}`,
}

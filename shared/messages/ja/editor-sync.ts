import type { Messages } from '../messages.ts'
import type { editorSync as english } from '../en/editor-sync.ts'

const asNew = 'いまの内容を新しいカードとして保存できます。リンクも新しくなります。'

export const editorSync: Messages<typeof english> = {
  signedOut: 'ログインが切れました',
  signedOutText: '変更は無事です。ログインすると保存できます。',
  losses: {
    deleted: { title: 'このカードは削除されました', text: asNew },
    gone: { title: 'このカードはもうサーバーにありません', text: asNew },
    foreign: { title: 'これは別のアカウントのカードです', text: asNew },
    removed: {
      title: 'このカードは編集できなくなりました',
      text: `所有者があなたを共同ホストから外したか、アカウントを削除しました。${asNew}`,
    },
  },
  asNew: '新しく保存',
  conflict: 'カードがほかで変わりました',
  conflictText: '同じところを、別のホストか、別のタブのあなたが変更しました。',
  keepMine: '自分の内容にする',
  keepTheirs: '相手の内容にする',
  parts: {
    grid: 'マス全体',
    title: 'タイトル',
    theme: 'テーマ',
    image: 'FREEマスの画像',
    pattern: 'ビンゴの条件',
    extra: '予備のお題',
    oldSquare: '前のカードのマス',
  },
  yours: (part, mine) => `${part}：自分は${quoted(mine)}`,
  both: (part, mine, theirs) => `${part}：自分は${quoted(mine)}、相手は${quoted(theirs)}`,
  andMore: (parts) => `ほか${parts}か所`,
  place: (row, column) => `${row}段目の${column}番目`,
  logIn: 'ログイン',
}

/** Words in quotes, or that there are none. */
function quoted(words: string): string {
  return words === '' ? '空' : `「${words}」`
}

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
}

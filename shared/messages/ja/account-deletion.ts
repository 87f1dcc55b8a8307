import type { Messages } from '../messages.ts'
import type { accountDeletion as english } from '../en/account-deletion.ts'

export const accountDeletion: Messages<typeof english> = {
  title: 'アカウントを削除しますか？',
  warning:
    'この操作は取り消せません。カテゴリーもいっしょに削除されます。カードはリンクを知っている人がこれからも遊べますが、編集は誰にもできなくなります。',
  password: 'パスワード',
  delete: 'アカウントを削除',
  deleted: 'アカウントを削除しました',
  deletedText: 'カードは、リンクを知っている人ならこれからも遊べます。',
  failed: 'アカウントを削除できませんでした',
  logInAgain: 'もう一度ログインしてから、アカウントを削除してください。',
}

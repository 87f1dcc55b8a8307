import type { Messages } from '../messages.ts'
import type { newToken as english } from '../en/new-token.ts'

export const newToken: Messages<typeof english> = {
  name: '名前',
  nameHint: '何に使うか。例：「得点ボット」',
  access: '権限',
  expiresIn: '有効期間',
  days: { 7: '7日', 30: '30日', 90: '90日', 365: '1年' },
  create: 'トークンを作る',
  creating: '作成中…',
  failed: 'トークンを作れませんでした',

  copyTitle: 'トークンをコピーしてください',
  copyWarning:
    'もう一度表示することはできません。持っている人は誰でも使えるので、パスワードと同じように大切に保管してください。',
  token: (name) => `トークン「${name}」`,
  copied: 'トークンをコピーしました',
  copyByHand: 'トークンを選択して、手動でコピーしてください。',
  done: '完了',
}

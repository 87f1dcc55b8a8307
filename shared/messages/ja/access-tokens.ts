import type { Messages } from '../messages.ts'
import type { accessTokens as english } from '../en/access-tokens.ts'

export const accessTokens: Messages<typeof english> = {
  explanation:
    'スクリプトやボットからカードを読んだり、書き換えたりできます。<link>使い方を見る</link>。パスワードを変えたり、ほかの端末すべてからログアウトしたりすると、トークンは使えなくなります。',
  failed: 'トークンを読み込めませんでした。',
  full: (count) => `トークンが${count}個あります。新しく作るには、どれかを削除してください。`,
  new: '新しいトークン',

  scopes: {
    'cards:read': 'カードの読み取り',
    'cards:write': 'カードの読み取りと変更',
  },
  notes: (scope, use, end) => `${scope}。${use}。${end}。`,
  neverUsed: '未使用',
  lastUsed: (day) => `最終使用：${day}`,
  expired: (day) => `期限切れ：${day}`,
  expires: (day) => `有効期限：${day}`,

  deleteLabel: (name) => `「${name}」を削除`,
  deleteTitle: (name) => `「${name}」を削除しますか？`,
  deleteWarning: 'このトークンを使うスクリプトやボットは、すぐに動かなくなります。',
  delete: 'トークンを削除',
  deleted: (name) => `「${name}」は使えなくなりました。`,
  deleteFailed: 'トークンを削除できませんでした',

  newToken: {
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
  },
}

import type { Messages } from '../messages.ts'
import type { admin as english } from '../en/admin.ts'

export const admin: Messages<typeof english> = {
  title: '管理',
  notLoaded: '読み込めませんでした',
  reports: '通報',
  noReports: '通報はありません。',
  noName: '名前なし',
  noEmail: 'メールアドレスなし',

  find: '検索',
  findField: 'リンク、参加コード、ユーザー名',
  nothingFound: 'このリンク、コード、名前のものは見つかりません。',
  states: { live: '公開中', removed: '公開停止', deleted: '削除済み' },
  thing: (state, owner, openReports) => `${state}、所有者：${owner}、未対応の通報：${openReports}件`,
  noOwner: 'なし',
  account: (day, cards) => `登録日：${day}、カード：${cards}枚`,
  suspendedAccount: (day, cards) => `登録日：${day}、カード：${cards}枚、利用停止中`,

  acts: {
    'take-down': {
      label: '公開停止',
      title: '公開を停止しますか？',
      follows: 'リンクはどこでも使えなくなり、開いている画面にも知らせが出ます。30日以内なら復元できます。',
    },
    restore: {
      label: '復元',
      title: '復元しますか？',
      follows: '元のまま、また公開されます。',
    },
    dismiss: {
      label: 'そのままにする',
      title: 'そのままにしますか？',
      follows: '何も変えずに、通報を対応済みにします。',
    },
    suspend: {
      label: '利用停止',
      title: '利用を停止しますか？',
      follows: 'すべての端末でログアウトされ、停止を解除するまで、この人のカードは誰も変更できません。',
    },
    reinstate: {
      label: '停止を解除',
      title: '利用停止を解除しますか？',
      follows: 'またログインして、自分のカードを変更できるようになります。',
    },
    delete: {
      label: 'アカウントを削除',
      title: 'アカウントを削除しますか？',
      follows: 'この操作は取り消せません。カードは所有者のないまま、これからも遊べます。',
    },
  },
  why: '理由',
  whyHint: '1年間保存します。通報した人と、公開停止になったカードの所有者が読みます。',
  pending: 'お待ちください…',
  done: '完了しました',
  notDone: '完了できませんでした',

  confirm: {
    title: 'ご本人ですか？',
    logInAgain:
      '最後のログインから10分以上たっています。いったんログアウトし、もう一度ログインしてからこのページに戻ってください。',
    password: 'パスワード',
    passwordHint: 'これから10分間有効です。',
    passwordMissing: 'パスワードを入力してください',
    answer: '続ける',
    failed: '確認できませんでした',
  },
}

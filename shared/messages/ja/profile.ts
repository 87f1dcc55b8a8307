import type { Messages } from '../messages.ts'
import type { profile as english } from '../en/profile.ts'

export const profile: Messages<typeof english> = {
  form: 'プロフィール',
  displayName: '表示名',
  save: '変更を保存',
  saved: 'プロフィールを更新しました',
  saveFailed: '更新できませんでした',
  saveUnexplained: 'プロフィールを更新できませんでした。もう一度お試しください。',

  preview: 'プレビュー',
  unconfirmed: 'メールアドレス未確認',
  resend: '確認メールを再送',
  since: '<day></day>に登録',
  sinceGoogle: '<day></day>に登録、Googleでログイン',
  sinceOrganization: '<day></day>に登録、所属する組織でログイン',

  passwordTitle: 'パスワードの変更',
  currentPassword: '現在のパスワード',
  confirmPassword: '新しいパスワード（確認）',
  changePassword: 'パスワードを変更',
  passwordChanged: 'パスワードを変更しました',
  passwordChangedText: 'ほかの端末はすべてログアウトしました。',
  passwordFailed: 'パスワードを変更できませんでした',

  devicesTitle: 'ほかの端末',
  devices: 'スマホをなくしたときや、学校でログインしたままのときは、ここからまとめてログアウトできます。',
  logOutOthers: 'ほかの端末をログアウト',
  loggingOutOthers: 'ログアウト中…',
  othersOut: 'ほかの端末をログアウトしました',
  othersOutText: 'いまログインしているのは、この端末だけです。',
  othersFailed: 'ログアウトできませんでした',

  tokensTitle: 'アクセストークン',
  loadingTokens: 'トークンを読み込み中',

  dataTitle: 'あなたのデータ',
  data: 'アカウント、カード、カテゴリー、遊んだ記録を1つのファイルにまとめます。カードはマイカードでインポートできます。',
  download: 'データをダウンロード',
  downloading: 'ダウンロード中…',
  downloaded: 'データをダウンロードしました',
  downloadedText: (file) => `ダウンロードのフォルダーに${file}があります。`,
  downloadFailed: 'データをダウンロードできませんでした',
  cutOff: '途中で通信が切れました。もう一度お試しください。',

  deletionTitle: 'アカウントの削除',
  deletion:
    '名前、メールアドレス、カテゴリーを削除します。カードは、リンクを知っている人ならこれからも遊べます。',
  delete: 'アカウントを削除',

  accountDeletion: {
    title: 'アカウントを削除しますか？',
    warning:
      'この操作は取り消せません。カテゴリーもいっしょに削除されます。カードはリンクを知っている人がこれからも遊べますが、編集は誰にもできなくなります。',
    password: 'パスワード',
    delete: 'アカウントを削除',
    deleted: 'アカウントを削除しました',
    deletedText: 'カードは、リンクを知っている人ならこれからも遊べます。',
    failed: 'アカウントを削除できませんでした',
    logInAgain: 'もう一度ログインしてから、アカウントを削除してください。',
  },
}

import type { ServerConfig } from '#shared/contract/server.ts'
import { DEFAULT_PASSWORD_MIN_LENGTH, INVITATION_DAYS } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { auth as english } from '../en/auth.ts'

type Operator = ServerConfig['operator']

/** Whom to ask. */
const who = (operator: Operator) =>
  operator ? `${operator.name}（${operator.email}）` : 'このサーバーの運営者'

export const auth: Messages<typeof english> = {
  title: 'ログイン・新規登録',
  account: { title: 'カードを手元に。', line: '保存も共有も、どこからでも。' },
  share: { title: 'リンクまで、あと一歩。', line: 'カードはもうできています。' },
  coHost: { title: 'いっしょに盛り上げよう。', line: 'ログインか新規登録をして、招待を受けましょう。' },
  designs: '好みのデザイン：6つのテーマと、あなたのお題',
  gameplay: '遊びやすい：ビンゴは自動で見つけます',
  shareable: '共有も簡単：リンク1つで、みんなで遊べます',
  logInTab: 'ログイン',
  registerTab: '新規登録',
  noAccount: 'アカウントをお持ちでない方は',
  toRegister: '新規登録',
  hasAccount: 'アカウントをお持ちの方は',
  toLogIn: 'ログイン',
  continueWith: (provider) => `${provider}で続ける`,
  googleInApp:
    'ほかのアプリの中では、Googleでログインできません。先にこのページをブラウザーで開いてください。',

  password: 'パスワード',
  confirmPassword: 'パスワード（確認）',
  passwordTooShort: `パスワードは${DEFAULT_PASSWORD_MIN_LENGTH}文字以上にしてください`,
  loggingIn: 'ログイン中',
  loggedIn: 'ログインしました',
  welcomeBack: (name) => `おかえりなさい、${name}さん！`,
  logInFailed: 'ログインできませんでした',
  cookieRefused:
    'ブラウザーがこのサイトのCookieを拒否しているため、ログインできません。Cookieを許可してもう一度ログインするか、ゲストモードでカードを作ってリンクをコピーしてください。',
  cookieRefusedAfterRegistering:
    'アカウントはできましたが、ブラウザーがこのサイトのCookieを拒否しているため、ログインできません。Cookieを許可してログインするか、ゲストモードでカードを作ってリンクをコピーしてください。',
  forgotPassword: 'パスワードを忘れた方はこちら',
  register: '新規登録',
  registering: 'アカウントを作成中',
  registered: '登録しました',
  welcome: (name) => `ようこそ、${name}さん！`,
  registerFailed: '登録できませんでした',
  nameAndIcon: '名前とアイコンを追加',
  displayName: '表示名（任意）',

  closedTitle: '新規登録は受け付けていません',
  closed:
    'このサーバーでは新しいアカウントを作れません。必要なときは、このサーバーの運営者に相談してください。',
  closedAsk:
    'このサーバーでは新しいアカウントを作れません。必要なときは<name></name>に相談してください：<address></address>',
  invitedTitle: '招待制です',
  invited:
    '新規登録には招待が必要です。招待が届いていれば、そのリンクを開いてください。まだの方は、このサーバーの運営者に頼んでみてください。',
  invitedAsk:
    '新規登録には招待が必要です。招待が届いていれば、そのリンクを開いてください。まだの方は<name></name>に頼んでみてください：<address></address>',
  noNeed: '遊ぶだけなら、アカウントはいりません。このブラウザーでカードを作るのも自由です。',
  inviteHint: '名簿にあるメールアドレスなら、招待をメールで送ります。',
  invite: '招待をメールで受け取る',
  inviteSent: 'メールを確認してください',
  inviteSentText: `名簿にあるメールアドレスなら、招待がまもなく届きます。有効期限は${INVITATION_DAYS}日です。`,
  inviteNotSent: '招待を送れませんでした',

  external: {
    googleDone: 'Googleでログインしました',
    emailTaken: 'このメールアドレスのアカウントがすでにあります。パスワードでログインしてください。',
    emailTakenOrOther: (other) =>
      `このメールアドレスのアカウントがすでにあります。パスワードか${other}でログインしてください。`,
    emailOfAnother: (operator) =>
      `このメールアドレスは別のアカウントで使われています。お困りのときは、${who(operator)}に相談してください。`,
    closed: (operator) =>
      `ここにはまだアカウントがなく、新規登録も受け付けていません。必要なときは、${who(operator)}に相談してください。`,
    invited: (operator) =>
      `ここにはまだアカウントがありません。新規登録には招待が必要です。${who(operator)}に頼んでみてください。`,
    invitedOther: '招待は別のメールアドレス宛てです。招待が届いたアドレスをお使いください。',
    suspended: (operator) =>
      `アカウントは利用停止中です。間違いだと思うときは、${who(operator)}に問い合わせてください。`,
    invitationEnded: (operator) =>
      `招待は使用済みか、期限切れです。${who(operator)}に新しい招待を頼んでみてください。`,
    emailUnconfirmed: (provider, operator) =>
      `${provider}から確認済みのメールアドレスを受け取れませんでした。そちらで確認を済ませてから、もう一度ログインしてください。うまくいかないときは、${who(operator)}に相談してください。`,
    unavailable: (provider) =>
      `いま${provider}のログインにつながりません。少し待ってからもう一度お試しください。`,
    unnamed: 'このサービス',
    googleFailed: 'Googleでログインできませんでした。もう一度試すか、パスワードを使ってください。',
    failed: (provider) => `${provider}でログインできませんでした。もう一度お試しください。`,
  },
}

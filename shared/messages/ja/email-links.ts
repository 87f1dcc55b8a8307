import { LINK_MINUTES } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { emailLinks as english } from '../en/email-links.ts'

export const emailLinks: Messages<typeof english> = {
  logIn: 'ログイン',
  profile: 'プロフィール',
  reset: {
    title: '新しいパスワードを設定',
    confirmPassword: '新しいパスワード（確認）',
    save: '新しいパスワードを保存',
    failed: 'パスワードを変更できませんでした',
    backToLogIn: 'ログインに戻る',
    requestAgain: '新しいリンクを受け取る',
    done: '新しいパスワードを設定しました',
    doneText: 'このパスワードでログインできます。ほかの端末はすべてログアウトしました。',
    incomplete:
      'リンクが途中で切れていたようです。もう一度メールから開くか、ここで新しいリンクを受け取ってください。',
    requestHint: '新しいパスワードを設定するリンクをメールで送ります。',
    request: 'リンクをメールで受け取る',
    requested: 'メールを確認してください',
    requestedText: 'このメールアドレスのアカウントがあれば、再設定のリンクがまもなく届きます。',
    expires: `リンクが使えるのは1回だけ、有効期限は${LINK_MINUTES}分です。`,
  },
  verify: {
    title: 'メールアドレスの確認',
    incomplete: 'リンクが途中で切れているようです。もう一度メールから開いてください。',
    pending: 'メールアドレスを確認中',
    done: 'メールアドレスを確認しました',
    doneText: 'パスワードを忘れたときは、再設定のリンクをメールで送れます。',
    already: '確認済みです',
    alreadyText: (reason, email) => `${reason}メールアドレス（${email}）は確認済みです。`,
    invalid: 'メールアドレスを確認できませんでした',
    logInForLink: 'ログインして新しいリンクを受け取る',
    sendAgain: '新しいリンクを送る',
    failed: 'まだ確認できていません',
  },
}

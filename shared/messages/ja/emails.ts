import { APPEAL_DAYS, INVITATION_DAYS, LINK_MINUTES, PRODUCT_NAME } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { emails as english } from '../en/emails.ts'

export const emails: Messages<typeof english> = {
  signature: `${PRODUCT_NAME}運営より`,
  verificationSubject: `【${PRODUCT_NAME}】メールアドレスの確認`,
  verification: (link) => `${PRODUCT_NAME}へようこそ。次のリンクでメールアドレスを確認してください：

${link}

リンクが使えるのは1回だけ、有効期限は${LINK_MINUTES}分です。`,
  resetSubject: `【${PRODUCT_NAME}】新しいパスワードの設定`,
  reset: (
    link,
  ) => `${PRODUCT_NAME}のパスワードの再設定を受け付けました。次のリンクから新しいパスワードを設定できます：

${link}

リンクが使えるのは1回だけ、有効期限は${LINK_MINUTES}分です。心当たりがないときは、このメールを無視してください。パスワードは変わっていません。`,
  invitationSubject: `【${PRODUCT_NAME}】新規登録のご案内`,
  invitation: (
    link,
  ) => `このメールアドレスで${PRODUCT_NAME}への登録の申し込みがありました。次のリンクからアカウントを作れます：

${link}

リンクが使えるのは1回だけ、このメールアドレス専用で、有効期限は${INVITATION_DAYS}日です。アカウントをお持ちなら、そのままログインできます。心当たりがないときは、このメールを無視してください。`,
  signInElsewhereSubject: `【${PRODUCT_NAME}】アカウントのお知らせ`,
  signInElsewhere: (provider) =>
    `新しいパスワードの申し込みがありましたが、このアカウントにはパスワードがありません。${provider}でログインしてください。心当たりがないときは、このメールを無視してください。`,
  passwordChangedSubject: `【${PRODUCT_NAME}】パスワードが変更されました`,
  passwordChanged: `たったいまパスワードが変更され、ほかの端末はすべてログアウトしました。

心当たりがないときは、すぐにログイン画面の「パスワードを忘れた方はこちら」から再設定してください。`,
  reportDecidedSubject: `【${PRODUCT_NAME}】通報の結果`,
  reportDecided: (link, isRemoved, why) => `通報をありがとうございました。担当者が確認しました：
${link}

${isRemoved ? '公開を停止しました。' : 'そのままにすることにしました。'}

理由：${why}

ご意見があるときは、「お問い合わせ」のページにある宛先までお知らせください。`,
  takenDownSubject: `【${PRODUCT_NAME}】カードの公開を停止しました`,
  takenDown: (link, why) => `通報を受けて、あなたのカードの公開を停止しました：
${link}

理由：${why}

間違いだと思われるときは、${APPEAL_DAYS}日以内に「お問い合わせ」のページにある宛先までお知らせください。それを過ぎると、カードのお題は完全に削除されます。`,
}

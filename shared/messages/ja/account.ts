import { LINK_MINUTES } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { account as english } from '../en/account.ts'

export const account: Messages<typeof english> = {
  email: 'メールアドレス',
  username: 'ユーザー名',
  usernameHint: '3〜20文字。英数字とピリオド、ハイフン、アンダースコアが使えます。',
  newPassword: '新しいパスワード',
  passwordHint: (minLength) => `${minLength}文字以上`,
  optional: '任意',
  passwordsDiffer: 'パスワードが一致しません',
  profileIcon: (icon) => `プロフィールアイコン：${icon}`,
  icons: {
    cat: 'ネコ',
    dog: 'イヌ',
    fish: '魚',
    'gamepad-2': 'ゲームコントローラー',
    gem: '宝石',
    palette: 'パレット',
    'paw-print': '肉球',
    pizza: 'ピザ',
    plane: '飛行機',
    rabbit: 'ウサギ',
    rocket: 'ロケット',
    robot: 'ロボット',
    snail: 'カタツムリ',
    sprout: '若葉',
    'tree-palm': 'ヤシの木',
    turtle: 'カメ',
  },
  linkSent: 'リンクを送りました',
  linkSentText: `メールを確認してください。リンクの有効期限は${LINK_MINUTES}分です。`,
  linkNotSent: 'リンクを送れませんでした',
  sending: '送信中…',
}

import type { Messages } from '../messages.ts'
import type { presentDialogs as english } from '../en/present-dialogs.ts'

export const presentDialogs: Messages<typeof english> = {
  options: {
    say: '声で読み上げる',
    sayHint: 'この端末の音声を使います。',
    automatic: '自動で発表',
    automaticHint: 'このページを離れると止まります。',
    off: 'オフ',
    every: (seconds) => `${seconds}秒ごと`,
  },
  shortcuts: {
    title: 'キーボードショートカット',
    clicker: 'プレゼン用リモコンも使えます。',
    single: '1文字のショートカット',
    card: { keys: '1、C', effect: 'カード' },
    code: { keys: '2、Q', effect: 'QRコード' },
    caller: { keys: '3、L', effect: '発表のリスト' },
    fullScreen: { keys: 'F', effect: '全画面表示（Escで終了）' },
    next: { keys: 'スペース、→、Page Down', effect: '次のお題' },
    back: { keys: '←、Page Up', effect: '最後の発表を取り消す' },
  },
}

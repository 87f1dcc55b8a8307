import type { Messages } from '../messages.ts'
import type { present as english } from '../en/present.ts'

export const present: Messages<typeof english> = {
  title: (card) => `${card}（大画面）`,
  offline: 'オフライン：新しい編集は出ません',

  back: 'カードに戻る',
  views: { label: '表示', card: 'カード', code: 'QRコード', caller: '発表' },
  newRound: '次のラウンド',
  shortcuts: 'キーボードショートカット',
  fullScreen: '全画面表示',
  leaveFullScreen: '全画面表示を終了',

  scan: '読み取って参加',
  ownOrder: '並びは1人ずつ違います。',
  typeCode: 'または<site></site>でこのコードを入力',
  noCode: (reason) => `${reason}リンクが使えないため、コードもありません。`,

  noWords: '発表するお題がまだありません',
  eyesDown: '準備はいいですか？ 「次へ」で最初のお題を発表します。',
  notCalled: 'まだ何も発表されていません',
  hostsCall:
    '発表できるのは、このカードのホストだけです。自分で発表するには、<copy>コピーを作って</copy>ください。',
  next: '次へ',
  allCalled: 'すべて発表しました',
  undo: '最後の発表を取り消す',
  startOver: '最初から',
  called: '発表済み',
  calledSoFar: 'これまでの発表',
  playersSee: '参加者の画面にも出す',
  every: (seconds) => `${seconds}秒ごと`,
  sayAgain: 'もう一度読み上げる',
  options: '発表の設定',
  deviceCalls: (words) => `この端末で発表した${words}個のお題を追加しますか？`,
  addCalls: '追加する',
  dropCalls: '追加しない',

  progress: {
    none: (left) => `全${left}個`,
    some: (called, left) => `${called}個発表、残り${left}個`,
    all: (called) => `${called}個すべて発表しました`,
    helpless: (words) => `うち${words}個は誰のビンゴにもなりません`,
  },
  spoken: {
    next: (word, progress) => `${word}。${progress}。`,
    undone: (word, current) => `取り消しました：${word}。${current}。`,
    undoneAll: (word) => `取り消しました：${word}。まだ何も発表していません。`,
  },
  callerOptions: {
    say: '声で読み上げる',
    sayHint: 'この端末の音声を使います。',
    automatic: '自動で発表',
    automaticHint: 'このページを離れると止まります。',
    off: 'オフ',
    every: (seconds) => `${seconds}秒ごと`,
  },
  keys: {
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

import { PRODUCT_NAME } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { cardDialogs as english } from '../en/card-dialogs.ts'

const lines = (count: number) => `${count}ライン`

/** The share of games in which two win at once, in words. */
function howOften(share: number): string {
  if (share > 0.66) return 'よくあります'
  if (share < 0.02) return 'めったにありません'
  return share > 0.58 ? '3回に2回ほどです' : `${Math.round(1 / share)}回に1回ほどです`
}

export const cardDialogs: Messages<typeof english> = {
  blackout: '全マス制覇！',
  blackoutText: 'すべてのマスがマークされました。',
  bingo: (rest) => `BINGO! ${rest}`,
  codeFailed: 'QRコードを読み込めませんでした。',
  codeNear: '近くから読み取ってください。コードが細かいので、離れた席からは読み取れません。',
  codeOf: 'リンクのQRコード',
  noCode: 'このカードは文字が多く、QRコードに入りきりません。代わりにリンクを送ってください。',
  copyLink: 'リンクをコピー',
  forecast: (players, calls, ties) =>
    `${players}人なら、${calls}回ほどの発表で誰かがビンゴします。2人同時のビンゴは${howOften(ties)}。`,
  forecastTitle: 'どのくらい続く？',
  layout: '参加者ごとに並びを変える',
  layoutDrawn: '予備も含めたすべてのお題から、1人ずつ違うカードになります。発表役のいる会におすすめです。',
  layoutShuffled: 'お題は同じで、並びが1人ずつ変わります。発表役のいる会におすすめです。',
  lines,
  linesInText: lines,
  patternsInText: {
    line: '1ライン',
    'two-lines': '2ライン',
    corners: '四隅',
    x: 'X字',
    frame: '外枠',
    full: '全マス',
  },
  linesInOneGo: (count) => `一気に${lines(count)}！`,
  newRound: {
    title: '次のラウンドを始めますか？',
    text: 'マークを消すかどうか、参加者に聞きます。マスはそのままです。',
    textWithCalls: 'マークを消すかどうか、参加者に聞きます。発表は最初からになり、マスはそのままです。',
    start: '始める',
    starting: '準備中…',
    started: '次のラウンドが始まりました',
    startedText: '参加者はワンタップでマークを消せます。',
    failed: '次のラウンドを始められませんでした',
  },
  play: (title) => `「${title}」を${PRODUCT_NAME}で遊ぼう`,
  playUntitled: `${PRODUCT_NAME}でいっしょに遊ぼう`,
  temporary: {
    elsewhere:
      'このカードは、作ったブラウザーの中だけにあります。ここで遊ぶには、ホストに共有してもらい、新しいリンクを受け取りましょう。',
    own: 'このカードは、このブラウザーの中だけにあります。リンクを送ると、みんながそのコピーで遊べます。',
    signIn: 'ログインして共有',
  },
  report: {
    title: '通報',
    private:
      'ここは知り合いどうしで使うためのサーバーで、通報を受け取る人が決まっていません。リンクを送ってくれた人に相談してください。',
    to: (name) => `通報は${name}に届きます。件数にかかわらず、人が見て判断します。`,
    toOperators: '通報はこのサイトの運営者に届きます。件数にかかわらず、人が見て判断します。',
    reason: 'どんな問題ですか？',
    noReason: '理由を選んでください',
    text: 'くわしく教えてください',
    name: 'お名前（任意）',
    email: 'メールアドレス（任意）',
    emailHint: '返信のために使い、通報といっしょに90日間保存します。',
    true: '事実だと考えて通報します',
    send: '通報を送る',
    sending: '送信中…',
    sent: '通報を送りました',
    sentText: 'ありがとうございます。担当者が確認します。',
    failed: '通報を送れませんでした',
  },
  spokenCode: (digits) => `コード：${digits}`,
  noCodeYet: (reason) => `コードはまだありません。${reason}`,
  rows: {
    top: 'いちばん上の段',
    second: '上から2段目',
    middle: '真ん中の段',
    third: '上から3段目',
    fourth: '上から4段目',
    bottom: 'いちばん下の段',
  },
  columns: {
    left: '左端の列',
    second: '左から2列目',
    middle: '真ん中の列',
    third: '左から3列目',
    fourth: '左から4列目',
    right: '右端の列',
  },
  diagonal: '斜め',
  won: {
    rows: {
      top: 'いちばん上の段がそろいました！',
      second: '上から2段目がそろいました！',
      middle: '真ん中の段がそろいました！',
      third: '上から3段目がそろいました！',
      fourth: '上から4段目がそろいました！',
      bottom: 'いちばん下の段がそろいました！',
    },
    columns: {
      left: '左端の列がそろいました！',
      second: '左から2列目がそろいました！',
      middle: '真ん中の列がそろいました！',
      third: '左から3列目がそろいました！',
      fourth: '左から4列目がそろいました！',
      right: '右端の列がそろいました！',
    },
    diagonal: '斜めがそろいました！',
    corners: '四隅がそろいました！',
    x: 'X字がそろいました！',
    frame: '外枠がそろいました！',
    full: '全マスがそろいました！',
  },
}

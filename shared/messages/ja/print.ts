import type { Messages } from '../messages.ts'
import type { print as english } from '../en/print.ts'

export const print: Messages<typeof english> = {
  title: 'ダウンロード',
  tabs: { label: '印刷か確認', print: '印刷', check: 'ビンゴを確認' },
  pdf: 'PDFでダウンロード',
  png: 'PNGでダウンロード',
  drawing: '作成中…',
  notDrawn: '画像を作れませんでした',

  what: '印刷するもの',
  thisCard: 'このカード',
  shuffledSheets: '人数分',
  count: 'シートの枚数',
  countHint: (most) => `1〜${most}`,
  countWrong: (most) => `1〜${most}の整数を入力してください。`,
  perPage: '1ページの枚数',
  paper: '用紙',
  papers: { A4: 'A4', Letter: 'レター' },
  colors: 'テーマの色',
  callList: '発表リスト',
  callListHint: 'すべてのお題のチェックリストを1ページ加えます。',
  link: 'QRコードとリンク',
  codes: 'シートに番号を入れる',
  codesHint: '誰かがビンゴしたとき、シートを確認できます。',
  otherWords: '1枚ずつお題が違います。1人に1枚どうぞ。',
  otherOrder: 'お題は同じで、1枚ずつ並びが違います。1人に1枚どうぞ。',
  output: (pages, paper) => `${paper}、${pages}ページ`,
  outputLandscape: (pages, paper) => `${paper}横、${pages}ページ`,
  toCut: (parts) => `各ページを${parts}枚に切り分けます。`,
  preview: (output) => `プレビュー：${output}`,

  onPaper: {
    callList: '発表リスト：発表したお題にチェックを入れます。',
    play: 'スマホで遊ぶ',
    name: '名前',
    toWin: (pattern) => `ビンゴの条件：${pattern}`,
  },

  code: 'シートの番号',
  codeHint: 'シートの下にある、v7-17のような番号です。',
  check: '確認',
  sheet: (code) => `シート${code}`,
  problems: {
    empty: 'シートに印刷された番号を入力してください。',
    malformed: '番号はv7-17のような形です。',
    number: (most) => `シートの番号は1〜${most}です。`,
    otherDevice: 'このシートは別の端末で印刷されました。その端末で確認してください。',
    onlyFirst: 'この端末で印刷したこのバージョンのシートは、1番だけです。',
    onlyUpTo: (last) => `この端末で印刷したこのバージョンのシートは、1〜${last}番です。`,
  },
}

import type { Messages } from '../messages.ts'
import type { editorShare as english } from '../en/editor-share.ts'

export const editorShare: Messages<typeof english> = {
  title: 'カードを共有',
  explanation:
    'リンクを知っている人は誰でも遊べます。アカウントはいりません。編集はみんなの画面にすぐ反映されます。',
  copyExplanation: 'リンクを知っている人は誰でも、コピーで遊べます。アカウントはいりません。',
  qr: 'QRコード',
  code: '参加コード',
  present: '大画面',
  playNow: 'このカードで遊ぶ',
  long: 'このリンクは長いので、チャットによっては途中で切れてしまいます。新規登録すると短くなります。',
  goLive: '編集をみんなの画面にすぐ届けるなら、こちら。',

  onlyHere: 'この端末とリンクの中だけ',

  more: 'その他',
  embed: '埋め込みとOBS',
  coHosts: '共同ホスト',
  shareOn: (site) => `${site}で共有（新しいウィンドウで開きます）`,

  typeCode: (site) => `<b>${site}</b>でこのコードを入力`,
  codeLasts: '有効期限は1日です。',
  gettingCode: '発行中…',
}

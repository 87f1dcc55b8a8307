import type { Messages } from '../messages.ts'
import type { editorImage as english } from '../en/editor-image.ts'

export const editorImage: Messages<typeof english> = {
  title: 'FREEマスの画像を設定',
  url: '画像のURL',
  hint: 'URLはhttp://かhttps://で始まるもの。画像は1MB未満の正方形で、背景が透明なPNGがおすすめです。',
  privacy: '画像を置いているサイトには、参加者のIPアドレスが伝わります。',
  remove: '画像を外す',
  set: '画像を設定',
  removed: '画像を外しました',
  removedText: 'FREEマスの画像を外しました。',
  updated: '画像を設定しました',
  updatedText: 'FREEマスの画像が変わりました。',
  missing: '画像のURLがありません',
  missingText: '画像のURLを入力するか、「画像を外す」を押してください。',
  broken: '画像を読み込めません',
  previewAlt: 'FREEマスのプレビュー',
  preview: {
    none: '画像がないときは、FREEと表示します。',
    loading: 'プレビューを読み込み中…',
    ready: '参加者にはこのように見えます。',
    failed: 'このURLから画像を読み込めませんでした。',
  },
}

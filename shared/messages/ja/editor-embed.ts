import type { Messages } from '../messages.ts'
import type { editorEmbed as english } from '../en/editor-embed.ts'

export const editorEmbed: Messages<typeof english> = {
  title: 'カードを埋め込む',
  explanation: 'カードをそのままWebサイトやOBSに表示できます。編集はすぐに反映されます。',
  places: '埋め込み先',
  website: 'Webサイト',
  stream: '配信（OBS）',
  code: '埋め込みコード',
  codeCopied: '埋め込みコードをコピーしました',
  codeCopiedText: 'ページのHTMLに貼り付けてください。',
  wordPress: 'WordPressでは、代わりにカードのリンクだけを1行に書いてください。',
  copyFailedText: '埋め込みコードを選択して、手動でコピーしてください。',
  colors: '配色',
  schemes: { auto: '自動', light: 'ライト', dark: 'ダーク' },
  marks: '参加者のマークを許可',
  marksHint: 'オフにすると、編集に合わせて変わる画像として表示します。',
  transparent: '背景を透明にする',
  transparentHint: 'カードのまわりは、ページの背景が透けて見えます。',
  link: 'ブラウザソース用のリンク',
  linkCopied: 'リンクをコピーしました',
  linkCopiedText: 'ブラウザソースのURLに貼り付けてください。',
  steps: (width, height) =>
    `OBSで<path>ソース、＋、ブラウザ</path>を選びます。URLにリンクを貼り付け、幅を${width}、高さを${height}にします。発表したお題が配信に表示されます。`,
  size: 'サイズ',
  preview: 'プレビュー',
  previewOf: (card) => `「${card}」のプレビュー`,
}

import type { Messages } from '../messages.ts'
import type { card as english } from '../en/card.ts'

export const card: Messages<typeof english> = {
  absent: {
    linked: {
      short: 'リンクで届いたコピー',
      sentence: 'リンクで届いたコピーです。作った人が編集しても変わりません。',
    },
    deleted: { short: 'ホストが削除しました', sentence: 'このカードはホストが削除しました。' },
    gone: { short: 'サーバーにありません', sentence: 'このカードはもうサーバーにありません。' },
    removed: {
      short: '通報により公開停止',
      sentence: 'このカードは通報を受けて、サイトの運営者が公開を停止しました。',
    },
  },
  blank: '空のマス',
  called: '発表済み',
  edited: 'ホストが編集',
  oneToGo: 'リーチ',
  won: 'ライン完成',
  cutOff: 'リンクが途中で切れています。もう一度送ってもらいましょう。',
  failed: (note) => `カードを読み込めませんでした。${note}オンラインに戻ったら、自動でもう一度読み込みます。`,
  free: 'FREE',
  loading: 'カードを読み込み中',
  missing: 'カードを読み込めませんでした。削除されたか、もともと存在しないようです。',
  missingHint: 'リンクを確認するか、もう一度送ってもらってください。',
  missingTitle: 'カードが見つかりません',
  offline: 'オフラインでもマークできます',
  patterns: {
    line: '1ライン',
    'two-lines': '2ライン',
    corners: '四隅',
    x: 'X字',
    frame: '外枠',
    full: '全マス',
  },
  people: (count) => `${count}人`,
  watching: (count) => `${count}人がこのカードを見ています`,
}

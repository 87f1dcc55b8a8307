import { PRODUCT_NAME } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { developers as english } from '../en/developers.ts'

export const developers: Messages<typeof english> = {
  lead: '番組の進行に合わせて、スクリプトでマスを埋められます。カードを開いている全員の画面にすぐ反映されます。',
  failed: 'APIの一覧を読み込めませんでした。通信環境を確認して、このページを開き直してください。',
  contents: 'このページの内容',
  parts: {
    change: 'マスを書き換える',
    recipes: 'レシピ',
    calls: 'API',
    live: 'カードをリアルタイムで追う',
    pages: 'ページ専用の呼び出し',
  },

  token:
    '<profile>プロフィール</profile>でトークンを作り、<code>TOKEN</code>に入れます。カードのリンクの最後の部分がIDです。マスは左上を0として、段ごとに左から数えます。',
  language: 'コード例の言語',
  changeExample: 'マスを書き換える：例',
  ownCard: 'これであなたのカード「<title></title>」のマスが1つ変わります。',

  recipesLead:
    '発表は、参加者の画面にも配信にも反映されます。チャットボットなら、「!call 犬が吠える」のようなメッセージで`bingo`を呼び出します。Stream Deckでは、API Requestなどのプラグインで下のリクエストを送ります。Streamer.botでは、コマンドのアクションに「Execute C# Code」を追加します。トークンは`TOKEN`に入れ、配信に映らないようにしましょう。',
  recipes: {
    call: 'curlでお題を発表する',
    uncall: 'curlで発表を取り消す',
    bot: 'Nodeのチャットボットで、発表する、取り消す、次の空きマスを埋める',
    streamDeck: 'Stream Deckでお題を発表する',
    streamerBot: 'Streamer.botで、チャットコマンドのお題を発表する',
  },

  callsLead: ({ calls, callsAtOnce, changes, changesAtOnce }) =>
    `送受信はどちらもJSONです。時刻はUTCです。エラーには必ず\`code\`が付きます。起こりうるエラーは呼び出しごとに書いてあり、そのほかにどの呼び出しでも\`too-large\`、\`unsupported-media-type\`、\`too-many-requests\`、\`internal\`、\`unavailable\`が返ることがあります。1つのトークンで呼び出せるのは毎秒${calls}回（瞬間的には${callsAtOnce}回）まで、そのうち変更は毎秒${changes}回（瞬間的には${changesAtOnce}回）までです。`,
  openApi:
    '<link>すべてをOpenAPI 3.1でも公開しています</link>。全フィールドのスキーマ付きです。フィールドやイベントは増えることがあります。なくすときは、1年前にお知らせします。',
  noBrowsers:
    'スクリプトはブラウザーの外で動かしてください。トークンがあってもなくても、ほかのサイトのページからは応答を読むことも、カードを追うこともできません。',
  example: (summary) => `${summary}：例`,
  needsNoToken: 'トークンはいりません。',
  needsToken: (scope) => `\`${scope}\`のトークンが必要です。`,
  errors: (codes) => `エラー：${codes}。`,
  limit: (limit) => `上限：${limit}。`,

  liveLead:
    'Socket.IOで`/socket.io/`に接続します。使えるのはWebSocketだけで、トークンはいりません。カードを追うスクリプトの例：',
  liveExample: 'socket.io-clientでカードを追う',
  events: {
    client: (name) => `\`${name}\`：クライアントから。`,
    server: (name) => `\`${name}\`：サーバーから。`,
  },
  pagesLead: `次の呼び出しは、${PRODUCT_NAME}のページがセッションで使うものです。トークンでは使えません。`,

  copied: 'コピーしました',
  copiedText: 'ターミナルやファイルに貼り付けましょう。',
  notCopiedText: '行を選択して、手動でコピーしてください。',
}

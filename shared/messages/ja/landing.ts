import type { Messages } from '../messages.ts'
import type { landing as english } from '../en/landing.ts'

export const landing: Messages<typeof english> = {
  pitch: {
    make: { shout: '作って、', line: '<verb>作る：</verb>「ある\u2060ある」をカードに。' },
    send: { shout: '送って、', line: '<verb>送る：</verb>リンク1つでOK。' },
    shout: { shout: 'ビンゴ！', line: '<verb>遊ぶ：</verb>そろったらBINGO!' },
  },
  create: '最初のカードを作る',
  noAccount: 'アカウントなしで、遊べて作れます。',
  onlyToShare: 'ログインすると、遊んでいる間も編集できます。',
  occasions: 'どんな集まりで遊ぶ？',
  movies: '映画あるある',
  meetings: 'オンライン会議',
  classroom: '授業',
  family: '親戚の集まり',
  road: 'ドライブ',
  office: '会社の飲み会',
  sports: 'スポーツ観戦',
  television: 'ドラマの一気見',
  classic: '数字ビンゴ（1〜75）',
  surprise: 'おまかせ',
  shuffling: '選んでいます…',
  start: 'さっそく始める',

  sample: {
    explanation: 'この場で試せる見本のカードです。保存も送信もされません。',
    tryIt: 'お試し：',
    heading: (title) => `お試し：${title}`,
    titleField: 'カードのタイトル',
    won: (sentence) => `BINGO! ${sentence}`,
    lines: (count) => `${count}ライン`,
    idle: '出てきたらタップ',
    nudge: 'タップしてみよう',
    makeOwn: '自分でも作る',
    again: 'もう一度',
    reset: '見本のカードを最初に戻しました。リーチです。',
  },

  welcome: {
    title: 'あなたのカード',
    logIn: 'ログインしてすべてのカードを見る',
    all: 'カード一覧',
    newCard: '新規カード',
    play: '遊ぶ',
    playNamed: (title) => `「${title}」で遊ぶ`,
    edit: '編集',
    editNamed: (title) => `「${title}」を編集`,
  },
}

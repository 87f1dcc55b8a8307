import type { Messages } from '../messages.ts'
import type { categoryUse as english } from '../en/category-use.ts'

export const categoryUse: Messages<typeof english> = {
  title: 'お題でカードを作る',
  text: '「<name></name>」のお題で、新しいカードを作ります。',
  add: (count) => `お題をあと${count}個追加すると、カードを作れます。`,
  needs: (count) => `カードを作るには、お題があと${count}個いります。`,
  gridSize: 'マスの数',
  freeSpace: '中央をFREEマスにする',
  freeSpaceHint: '5×5だけ',
  count: 'お題の数',
  countHint: (least, most) => `この数のお題からランダムに選びます。${least}〜${most}個。`,
  wrongCount: (least, most) => `${least}〜${most}の数を入力してください`,
  guest: 'ログインしていないので、カードはこのブラウザーだけに保存されます。',
  create: 'カードを作る',
  creating: '作成中…',

  created: 'カードができました',
  createdText: (category) => `「${category}」で遊べます。`,
  play: '遊ぶ',
  failed: 'カードを作れませんでした',
}

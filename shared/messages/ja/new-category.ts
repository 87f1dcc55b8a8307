import type { Messages } from '../messages.ts'
import type { newCategory as english } from '../en/new-category.ts'

export const newCategory: Messages<typeof english> = {
  title: '新しいカテゴリー',
  form: '新しいカテゴリー',
  name: '名前',
  description: '説明（任意）',
  items: 'お題（任意）',
  itemsHint: (shortest, longest, lines) => `1行に1個、${shortest}〜${longest}文字で、${lines}行まで。`,
  itemsExample: '「聞こえますか」\n犬も発言する',
  create: 'カテゴリーを作る',
  creating: '作成中…',
  created: 'カテゴリーができました',
  failed: 'カテゴリーを作れませんでした',
}

import type { Messages } from '../messages.ts'
import type { categoryItems as english } from '../en/category-items.ts'

const items = (count: number) => `お題${count}個`

export const categoryItems: Messages<typeof english> = {
  count: items,
  needs: {
    3: (count) =>
      `3×3にはお題が9個、4×4には16個、5×5には25個いります。このカテゴリーには${count}個あります。`,
    4: (count) => `4×4にはお題が16個、5×5には25個いります。このカテゴリーには${count}個あります。`,
    5: (count) => `5×5にはお題が25個いります。このカテゴリーには${count}個あります。`,
  },
  types: {
    fact: '事実',
    action: '行動',
    scenario: '場面',
    quote: 'セリフ',
    other: 'その他',
  },

  nextGrid: (count, missing, size) => `${items(count)}。あと${missing}個で${size}×${size}が埋まります。`,
  atLine: (line, reason) => `${line}行目：${reason}`,
  unusable: 'この文は使えません',
  tooManyLines: (count, most) => `${count}行あります。一度に追加できるのは${most}行までです。`,
}

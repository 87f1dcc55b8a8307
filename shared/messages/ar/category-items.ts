import type { Messages } from '../messages.ts'
import type { categoryItems as english } from '../en/category-items.ts'
import { pluralIn } from '../messages.ts'

const plural = pluralIn('ar')

const items = (count: number) =>
  plural(count, {
    zero: 'لا عبارات',
    one: 'عبارة واحدة',
    two: 'عبارتان',
    few: `${count} عبارات`,
    many: `${count} عبارة`,
    other: `${count} عبارة`,
  })

export const categoryItems: Messages<typeof english> = {
  count: items,
  needs: {
    3: (count) => `تحتاج شبكة 3×3 إلى 9 عبارات، و4×4 إلى 16، و5×5 إلى 25. في هذه الفئة ${items(count)}.`,
    4: (count) => `تحتاج شبكة 4×4 إلى 16 عبارة، و5×5 إلى 25. في هذه الفئة ${items(count)}.`,
    5: (count) => `تحتاج شبكة 5×5 إلى 25 عبارة. في هذه الفئة ${items(count)}.`,
  },
  types: {
    fact: 'حقيقة',
    action: 'فعل',
    scenario: 'موقف',
    quote: 'قول',
    other: 'غير ذلك',
  },

  nextGrid: (count, missing, size) =>
    plural(missing, {
      zero: `${items(count)}. تكفي لملء شبكة ${size}×${size}.`,
      one: `${items(count)}. عبارة أخرى وتمتلئ شبكة ${size}×${size}.`,
      two: `${items(count)}. عبارتان أخريان وتمتلئ شبكة ${size}×${size}.`,
      few: `${items(count)}. ${missing} عبارات أخرى وتمتلئ شبكة ${size}×${size}.`,
      many: `${items(count)}. ${missing} عبارة أخرى وتمتلئ شبكة ${size}×${size}.`,
      other: `${items(count)}. ${missing} عبارة أخرى وتمتلئ شبكة ${size}×${size}.`,
    }),
  atLine: (line, reason) => `السطر ${line}: ${reason}`,
  unusable: 'لا يمكن استخدام هذا النص',
  tooManyLines: (count, most) => `عدد الأسطر ${count}. الحد الأقصى في المرة الواحدة ${most}.`,
}

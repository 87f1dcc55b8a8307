import type { Messages } from '../messages.ts'
import type { categoryItems as english } from '../en/category-items.ts'
import { pluralIn } from '../messages.ts'

const plural = pluralIn('ar')

const items = (count: number) =>
  plural(count, {
    zero: 'لا عناصر',
    one: 'عنصر واحد',
    two: 'عنصران',
    few: `${count} عناصر`,
    many: `${count} عنصرًا`,
    other: `${count} عنصر`,
  })

export const categoryItems: Messages<typeof english> = {
  count: items,
  grid: (size) => `${size}×${size}`,
  needs: {
    3: (count) => `تحتاج شبكة 3×3 إلى 9 عناصر، و4×4 إلى 16، و5×5 إلى 25. في هذه الفئة ${items(count)}.`,
    4: (count) => `تحتاج شبكة 4×4 إلى 16 عنصرًا، و5×5 إلى 25. في هذه الفئة ${items(count)}.`,
    5: (count) => `تحتاج شبكة 5×5 إلى 25 عنصرًا. في هذه الفئة ${items(count)}.`,
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
      one: `${items(count)}. عنصر آخر وتمتلئ شبكة ${size}×${size}.`,
      two: `${items(count)}. عنصران آخران وتمتلئ شبكة ${size}×${size}.`,
      few: `${items(count)}. ${missing} عناصر أخرى وتمتلئ شبكة ${size}×${size}.`,
      many: `${items(count)}. ${missing} عنصرًا آخر وتمتلئ شبكة ${size}×${size}.`,
      other: `${items(count)}. ${missing} عنصر آخر وتمتلئ شبكة ${size}×${size}.`,
    }),
  atLine: (line, reason) => `السطر ${line}: ${reason}`,
  unusable: 'لا يمكن استخدام هذا النص',
  tooManyLines: (count, most) => `عدد الأسطر ${count}. الحد الأقصى في المرة الواحدة ${most}.`,
}

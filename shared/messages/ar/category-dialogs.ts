import { TRASH_DAYS } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { categoryDialogs as english } from '../en/category-dialogs.ts'
import { pluralIn } from '../messages.ts'

const plural = pluralIn('ar')

const characters = (count: number) =>
  plural(count, {
    zero: '0',
    one: 'حرف واحد',
    two: 'حرفان',
    few: `${count} أحرف`,
    many: `${count} حرفًا`,
    other: `${count} حرف`,
  })

const RESTORABLE = ` تمكن استعادتها خلال ${TRASH_DAYS} يومًا من «المحذوفات» أسفل «فئاتي».`

export const categoryDialogs: Messages<typeof english> = {
  add: {
    title: 'إضافة عبارات',
    how: 'طريقة الإضافة',
    single: 'عبارة واحدة',
    bulk: 'عدة عبارات',
    eachLine: 'كل سطر عبارة منفصلة',
    items: 'العبارات',
    itemsHint: 'عبارة في كل سطر. إن كانت في إحداها مشكلة، فستظهر لك قبل إضافة أي شيء.',
    none: 'يلزم سطر واحد على الأقل',
    add: 'إضافة العبارات',
    adding: 'جارٍ الإضافة...',
  },

  item: {
    title: 'تعديل العبارة',
    content: 'العبارة',
    tags: 'الوسوم (اختياري)',
    tagsHint: (most) => `حتى ${most} وسوم بينها فواصل: حيوانات، كلاسيكي`,
    wrongTags: 'يُرجى التحقق من الوسوم',
    source: 'المصدر (اختياري)',
    sourceHint: 'كتاب أو برنامج أو شخص',
    failed: 'تعذّر حفظ العبارة',
    deleted: 'حذف أحدهم هذه العبارة أثناء تعديلك. ما كتبته لا يزال هنا.',
    addAsNew: 'إضافة كجديدة',
  },

  edit: {
    title: 'تعديل الفئة',
    name: 'الاسم',
    description: 'الوصف (اختياري)',
    failed: 'تعذّر حفظ الفئة',
    saved: 'حُدّثت الفئة',
    savedText: (name) => `حُفظت الفئة «${name}».`,
    delete: 'حذف الفئة',
  },

  save: 'حفظ التغييرات',
  replaced: (words) => `حلّ نصّك محلّ تعديل جرى في مكان آخر: «${words}»`,
  charactersLeft: (count) => `المتبقي: ${characters(count)}`,
  charactersOver: (count) => `الزيادة: ${characters(count)}`,

  delete: {
    title: 'حذف الفئة؟',
    warning: (name) => `ستُحذف الفئة «${name}» لدى الجميع.${RESTORABLE}`,
    warningWithItems: (name, count) =>
      plural(count, {
        zero: `ستُحذف الفئة «${name}» لدى الجميع.${RESTORABLE}`,
        one: `ستُحذف الفئة «${name}» لدى الجميع، وفيها عبارة واحدة.${RESTORABLE}`,
        two: `ستُحذف الفئة «${name}» لدى الجميع، وفيها عبارتان.${RESTORABLE}`,
        few: `ستُحذف الفئة «${name}» لدى الجميع، وفيها ${count} عبارات.${RESTORABLE}`,
        many: `ستُحذف الفئة «${name}» لدى الجميع، وفيها ${count} عبارة.${RESTORABLE}`,
        other: `ستُحذف الفئة «${name}» لدى الجميع، وفيها ${count} عبارة.${RESTORABLE}`,
      }),
    delete: 'حذف',
    deleted: 'حُذفت الفئة',
    deletedText: (name) => `حُذفت الفئة «${name}».`,
    failed: 'تعذّر حذف الفئة',
  },

  leave: {
    title: 'مغادرة هذه الفئة؟',
    warning: (name, owner) =>
      `تخرج الفئة «${name}» من قائمتك، وتزول صلاحيتك الممنوحة من ${owner}. ما زال الرابط يفتحها.`,
    leave: 'مغادرة',
    leaving: 'جارٍ المغادرة...',
    left: 'أُزيلت من قائمتك',
    leftText: (name) => `غادرت الفئة «${name}».`,
    failed: 'تعذّرت مغادرة الفئة',
  },
}

import type { Messages } from '../messages.ts'
import type { accessTokens as english } from '../en/access-tokens.ts'
import { pluralIn } from '../messages.ts'

const plural = pluralIn('ar')

export const accessTokens: Messages<typeof english> = {
  explanation:
    'رمز يسمح لبرنامج أو بوت بقراءة بطاقاتك أو تغييرها. <link>كيف يعمل ذلك؟</link> تتوقف الرموز عن العمل إذا غيّرت كلمة المرور أو سجّلت الخروج من الأجهزة الأخرى.',
  failed: 'لم تُحمَّل رموزك.',
  full: (count) =>
    plural(count, {
      zero: 'لا رموز لديك.',
      one: 'لديك رمز واحد. يمكنك حذفه لإفساح مكان لغيره.',
      two: 'لديك رمزان. يمكنك حذف أحدهما لإفساح مكان لغيره.',
      few: `لديك ${count} رموز. يمكنك حذف أحدها لإفساح مكان لغيره.`,
      many: `لديك ${count} رمزًا. يمكنك حذف أحدها لإفساح مكان لغيره.`,
      other: `لديك ${count} رمز. يمكنك حذف أحدها لإفساح مكان لغيره.`,
    }),
  new: 'رمز جديد',

  scopes: {
    'cards:read': 'قراءة البطاقات',
    'cards:write': 'قراءة البطاقات وتغييرها',
  },
  notes: (scope, use, end) => `${scope}. ${use}. ${end}.`,
  neverUsed: 'لم يُستخدم بعد',
  lastUsed: (day) => `آخر استخدام ${day}`,
  expired: (day) => `انتهى في ${day}`,
  expires: (day) => `ينتهي في ${day}`,

  deleteLabel: (name) => `حذف ${name}`,
  deleteTitle: (name) => `حذف «${name}»؟`,
  deleteWarning: 'ستتوقف البرامج والبوتات التي تستخدمه فورًا.',
  delete: 'حذف الرمز',
  deleted: (name) => `لم يعد الرمز «${name}» يعمل.`,
  deleteFailed: 'لم يُحذف الرمز',

  newToken: {
    name: 'الاسم',
    nameHint: 'استخدامه، مثل «بوت النتائج»',
    access: 'الصلاحية',
    expiresIn: 'ينتهي بعد',
    days: { 7: '7 أيام', 30: '30 يومًا', 90: '90 يومًا', 365: 'سنة' },
    create: 'إنشاء الرمز',
    creating: 'جارٍ الإنشاء...',
    failed: 'لم يُنشأ الرمز',

    copyTitle: 'نسخ رمز الوصول',
    copyWarning: 'لا يمكننا عرضه مرة أخرى. يُحفظ مثل كلمة مرور: كل من لديه الرمز يستطيع استخدامه.',
    token: (name) => `الرمز ${name}`,
    copied: 'نُسخ الرمز',
    copyByHand: 'يمكنك تحديد الرمز ونسخه يدويًا.',
    done: 'تم',
  },
}

import type { Messages } from '../messages.ts'
import type { newToken as english } from '../en/new-token.ts'

export const newToken: Messages<typeof english> = {
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
}

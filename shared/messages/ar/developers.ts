import type { Messages } from '../messages.ts'
import type { developers as english } from '../en/developers.ts'
import { PRODUCT_NAME } from '#shared/product.ts'

/** The mark before “!call” keeps the “!” on the left of a command that is read from the left. */
export const developers: Messages<typeof english> = {
  lead: 'برنامج صغير يملأ الخانات والعرض مستمر، وكل من فتح البطاقة يرى ذلك فورًا.',
  failed: 'تعذّر تحميل الطلبات. يُرجى التحقق من الاتصال والعودة إلى هذه الصفحة.',
  contents: 'في هذه الصفحة',
  parts: {
    change: 'تغيير خانة',
    recipes: 'وصفات',
    calls: 'واجهة API',
    live: 'متابعة بطاقة مباشرةً',
    pages: 'طلبات الصفحات',
  },

  token:
    'يُنشأ رمز الوصول في <profile>إعدادات الحساب</profile> ويوضع في <code>TOKEN</code>. الجزء الأخير من رابط بطاقتك هو معرّفها (id). تُعدّ الخانات من 0، صفًا بعد صف.',
  language: 'لغة الأمثلة',
  changeExample: 'تغيير خانة: مثال',
  ownCard: 'يغيّر هذا خانة في بطاقتك «<title></title>».',

  recipesLead:
    'يظهر كل نداء للاعبين وعلى البث. بوت المحادثة يستدعي `bingo` لرسائل مثل «\u200e!call Dog barks». وترسل أداة Stream Deck الطلب أدناه عبر إضافة مثل API Request. وفي Streamer.bot يُضاف «Execute C# Code» إلى إجراء الأمر. مكان رمز وصولك هو `TOKEN`، ويجب ألا يظهر على البث.',
  recipes: {
    call: 'نداء عبارة باستخدام curl',
    uncall: 'التراجع عن النداء باستخدام curl',
    bot: 'نداء أو تراجع أو ملء الخانة الفارغة التالية، لبوت محادثة في Node',
    streamDeck: 'نداء عبارة باستخدام Stream Deck',
    streamerBot: 'نداء ما يقوله أمر في المحادثة باستخدام Streamer.bot',
  },

  callsLead: ({ calls, callsAtOnce, changes, changesAtOnce }) =>
    `الطلبات والردود بصيغة JSON. الأوقات بتوقيت UTC. لكل خطأ \`code\`. يذكر كل طلب أخطاءه؛ وقد يرد أي طلب أيضًا بـ \`too-large\` و\`unsupported-media-type\` و\`too-many-requests\` و\`internal\` و\`unavailable\`. يسمح رمز الوصول بعدد ${calls} من الطلبات في الثانية وبدفعات حتى ${callsAtOnce}، منها ${changes} من التغييرات بدفعات حتى ${changesAtOnce}.`,
  openApi:
    '<link>كل شيء بصيغة OpenAPI 3.1</link>، مع مخطط كل حقل. قد نضيف حقولًا وأحداثًا. وقبل أن نزيل شيئًا نعلن ذلك بسنة كاملة.',
  noBrowsers:
    'مكان البرامج خارج المتصفح. لا تستطيع صفحات المواقع الأخرى قراءة ردودنا أو متابعة بطاقة، برمز أو من دونه.',
  example: (summary) => `${summary}: مثال`,
  needsNoToken: 'لا حاجة إلى رمز وصول.',
  needsToken: (scope) => `يلزم رمز وصول بصلاحية \`${scope}\`.`,
  errors: (codes) => `الأخطاء: ${codes}.`,
  limit: (limit) => `الحد: ${limit}.`,

  liveLead:
    'يكون الاتصال عبر Socket.IO، بتقنية WebSocket فقط، على `/socket.io/`. لا حاجة إلى رمز وصول. هذا البرنامج يتابع بطاقة:',
  liveExample: 'متابعة بطاقة باستخدام socket.io-client',
  events: {
    client: (name) => `\`${name}\`، من العميل.`,
    server: (name) => `\`${name}\`، من الخادم.`,
  },
  pagesLead: `هذه طلبات صفحات ${PRODUCT_NAME}، وهي بجلسة دخول. لا تصلح لها رموز الوصول.`,

  copied: 'تم النسخ',
  copiedText: 'جاهز للصق في الطرفية أو في ملف.',
  notCopiedText: 'يمكنك تحديد الأسطر ونسخها يدويًا.',
}

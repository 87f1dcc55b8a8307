import type { Messages } from '../messages.ts'
import type { refusals as english } from '../en/refusals.ts'

export const refusals: Messages<typeof english> = {
  codes: {
    invalid: 'في هذا شيء غير صحيح.',
    'not-signed-in': 'يُرجى تسجيل الدخول.',
    'another-account':
      'سجّل شخص آخر الدخول هنا، لذلك لم يتغيّر شيء. يُرجى التحقق من صاحب هذا الحساب ثم إعادة المحاولة.',
    'invalid-credential': 'لم تتأكّد هويتك. يُرجى تسجيل الدخول.',
    'invalid-token': 'رمز الوصول هذا لا يعمل.',
    'invalid-action-code': 'هذا الرابط ناقص. يُرجى فتحه من البريد مرة أخرى.',
    'expired-action-code': 'استُخدم هذا الرابط من قبل أو انتهت صلاحيته.',
    'wrong-password': 'كلمة المرور ليست صحيحة.',
    'requires-recent-login': 'يُرجى تسجيل الدخول من جديد.',
    'registration-closed': 'إنشاء حساب هنا بدعوة فقط. يمكنك التواصل مع من يدير هذا الخادم.',
    forbidden: 'ليست لديك صلاحية لهذا هنا.',
    'insufficient-scope': 'رمز الوصول هذا لا يسمح بذلك.',
    'foreign-origin': 'جاء هذا الطلب من موقع آخر.',
    'account-suspended': 'هذا الحساب موقوف.',
    'not-found': 'لم نجد هذا.',
    removed: 'أُزيل هذا بعد بلاغ.',
    'card-id-taken': 'معرّف البطاقة هذا مستخدم من قبل.',
    'category-id-taken': 'معرّف الفئة هذا مستخدم من قبل.',
    'email-already-in-use': 'اسم المستخدم أو البريد هذا مستخدم من قبل.',
    conflict: 'تغيّر هذا من مكان آخر.',
    'version-conflict': 'تغيّر هذا من مكان آخر.',
    'quota-exceeded': 'لم يبق مكان لهذا. يلزم حذف شيء لإفساح مكان.',
    'too-many-requests': 'محاولات كثيرة. يُرجى الانتظار قليلًا.',
    'too-large': 'الطلب أكبر من اللازم.',
    'unsupported-media-type': 'في هذا شيء غير صحيح.',
    'not-implemented': 'لا يقدّم هذا الخادم ذلك.',
    unavailable: 'الخادم مشغول جدًا. تُرجى إعادة المحاولة بعد لحظات.',
    internal: 'حدث خطأ من جهتنا. تُرجى إعادة المحاولة.',
  },

  sentences: {
    // Accounts
    'Please log in again, then delete the account.': 'يُرجى تسجيل الدخول من جديد ثم حذف الحساب.',
    'Incorrect email or password.': 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
    "That's not your current password.": 'كلمة المرور الحالية ليست صحيحة.',
    "People don't log in with a password here. Use the button on the login page.":
      'لا تُستخدم كلمات المرور هنا. يُرجى الدخول بالزر الذي في صفحة الدخول.',
    'This account is suspended. Our page Contact says who can tell you why.':
      'هذا الحساب موقوف. في صفحة «التواصل معنا» من يمكنه إخبارك بالسبب.',
    'This server takes no new accounts. Ask the person who runs this server if you need one.':
      'لا يقبل هذا الخادم حسابات جديدة. إن كنت بحاجة إلى حساب، يمكنك التواصل مع من يدير هذا الخادم.',
    'You need an invitation to register here. Ask the person who runs this server for one.':
      'إنشاء حساب هنا بدعوة فقط. يمكنك التواصل مع من يدير هذا الخادم لطلب دعوة.',
    'This invitation has already been used or has expired. Ask the person who runs this server for a new one.':
      'استُخدمت هذه الدعوة من قبل أو انتهت صلاحيتها. يمكنك التواصل مع من يدير هذا الخادم لطلب دعوة جديدة.',
    'Use the address that we sent the invitation to.': 'يُرجى استخدام البريد الذي أرسلنا إليه الدعوة.',
    "We've already sent three emails this hour. Please check your inbox and spam folder.":
      'أرسلنا ثلاث رسائل في هذه الساعة. يُرجى البحث عنها في بريدك الوارد وغير المرغوب فيه.',
    'Your data is already being downloaded. Please wait for that to end.':
      'تنزيل بياناتك جارٍ من قبل. يُرجى الانتظار حتى ينتهي.',
    'Many people are downloading their data. Please try again in a minute.':
      'كثيرون ينزّلون بياناتهم الآن. تُرجى إعادة المحاولة بعد دقيقة.',
    'You have # tokens. Delete one to make room for another.':
      'عدد رموزك #. يمكنك حذف أحدها لإفساح مكان لغيره.',
    "This token doesn't exist.": 'هذا الرمز غير موجود.',
    'Please enter a valid email': 'يُرجى كتابة البريد بهذا الشكل: name@example.com',
    'Email must be at most # characters': 'الحد الأقصى لأحرف البريد الإلكتروني: #',
    'Username must be at least # characters': 'الحد الأدنى لأحرف اسم المستخدم: #',
    'Username must be at most # characters': 'الحد الأقصى لأحرف اسم المستخدم: #',
    'Use only letters, digits, _, - and .': 'الحروف الإنجليزية والأرقام والنقطة والشرطة والشرطة السفلية فقط',
    'Password is required': 'يُرجى إدخال كلمة المرور',
    'Password must be at least # characters': 'الحد الأدنى لأحرف كلمة المرور: #',
    'Password must be at most # characters': 'الحد الأقصى لأحرف كلمة المرور: #',
    "Password contains characters we can't store": 'في كلمة المرور رموز لا يمكننا حفظها',
    "Passwords don't match": 'كلمتا المرور غير متطابقتين',
    'Display name is required': 'يُرجى إدخال الاسم الظاهر',
    'Display name must be at most # characters': 'الحد الأقصى لأحرف الاسم الظاهر: #',
    "Display name contains characters we can't store": 'في الاسم الظاهر رموز لا يمكننا حفظها',
    'Choose one of the icons shown': 'يُرجى اختيار إحدى الأيقونات الظاهرة',
    'Choose one of the languages in the menu': 'يُرجى اختيار إحدى لغات القائمة',
    'Name is required': 'يُرجى إدخال الاسم',
    'Name must be at most # characters': 'الحد الأقصى لأحرف الاسم: #',
    "Name contains characters we can't store": 'في الاسم رموز لا يمكننا حفظها',
    // Cards
    "This card doesn't exist.": 'هذه البطاقة غير موجودة.',
    'This card was removed after a report.': 'أُزيلت هذه البطاقة بعد بلاغ.',
    "You haven't deleted this within the last # days.": 'لم يُحذف هذا خلال آخر # يومًا.',
    'This card changed elsewhere.': 'تغيّرت هذه البطاقة من مكان آخر.',
    'Someone else has changed the same part of this card.': 'غيّر شخص آخر الجزء نفسه من هذه البطاقة.',
    'Only the owner and co-hosts can edit this card.': 'تعديل هذه البطاقة لصاحبها والمضيفين المشاركين فقط.',
    'Only the owner can delete this card.': 'حذف هذه البطاقة لصاحبها فقط.',
    "Only the owner and co-hosts can see a card's earlier versions.":
      'الإصدارات السابقة لصاحب البطاقة والمضيفين المشاركين فقط.',
    'This version is gone. We keep them for # days.':
      'لم يعد هذا الإصدار موجودًا. نحتفظ بالإصدارات لمدة # يومًا.',
    'A lot of people are editing this card right now. Please try again.':
      'كثيرون يعدّلون هذه البطاقة الآن. تُرجى إعادة المحاولة.',
    "You've reached # cards. Delete one to make room.": 'بلغ عدد بطاقاتك #. يمكنك حذف واحدة لإفساح مكان.',
    "You've used all your # MB. Delete cards, categories or items to make room.":
      'امتلأت مساحتك كلها (# ميغابايت). يمكنك حذف بطاقات أو فئات أو عبارات لإفساح مكان.',
    "You've used all your # MB. Confirm your email to get # MB, or delete cards, categories or items to make room.":
      'امتلأت مساحتك كلها (# ميغابايت). بتأكيد بريدك تصبح # ميغابايت، أو يمكنك حذف بطاقات أو فئات أو عبارات لإفساح مكان.',
    'This card is #x#, not #x#.': 'هذه البطاقة #×# وليست #×#.',
    'This card has a free space.': 'في هذه البطاقة خانة حرة.',
    'This card has no free space.': 'لا خانة حرة في هذه البطاقة.',
    'The words take too much room. Shorten them, or remove some.':
      'العبارات تشغل مكانًا أكثر من اللازم. يُرجى اختصارها أو حذف بعضها.',
    'No square says this.': 'لا خانة بهذه العبارة.',
    'A round has at most # calls. Start a new one.': 'نداءات الجولة حتى #. يمكنك بدء جولة جديدة.',
    'The calls of this round take too much room. Start a new one.':
      'نداءات هذه الجولة تشغل مكانًا أكثر من اللازم. يمكنك بدء جولة جديدة.',
    'Only the owner can get a code for this card.': 'رمز هذه البطاقة يطلبه صاحبها فقط.',
    'No code is free right now. Please try again.': 'لا رمز متاح الآن. تُرجى إعادة المحاولة.',
    '# of your cards have a code. Try again when one has ended: # hours after you last used it.':
      'عدد بطاقاتك التي لها رمز #. تُرجى إعادة المحاولة حين ينتهي أحدها: بعد # ساعة من آخر استخدام لك.',
    'Title must be at most # characters': 'الحد الأقصى لأحرف العنوان: #',
    "Title contains characters we can't store": 'في العنوان رموز لا يمكننا حفظها',
    'Cell must be at most # characters': 'الحد الأقصى لأحرف عبارة الخانة: #',
    "Cell contains characters we can't store": 'في الخانة رموز لا يمكننا حفظها',
    'Cells must be a list of texts': 'يجب أن تكون الخانات قائمة نصوص',
    'Cells must be at most #': 'الحد الأقصى لعدد الخانات: #',
    'Cells must be # for grid size #': 'عدد الخانات # لشبكة حجمها #',
    'Grid size must be #, # or #': 'حجم الشبكة # أو # أو #',
    'Extra word must be at most # characters': 'الحد الأقصى لأحرف العبارة الإضافية: #',
    "Extra word contains characters we can't store": 'في العبارة الإضافية رموز لا يمكننا حفظها',
    "Extra word can't be empty": 'لا يمكن أن تكون العبارة الإضافية فارغة',
    'Extra words must be at most #': 'الحد الأقصى لعدد العبارات الإضافية: #',
    'Called word must be at most # characters': 'الحد الأقصى لأحرف العبارة التي نودي بها: #',
    "Called word contains characters we can't store": 'في العبارة التي نودي بها رموز لا يمكننا حفظها',
    "Called word can't be empty": 'لا يمكن أن تكون العبارة التي نودي بها فارغة',
    'Called words must be at most #': 'الحد الأقصى لعدد العبارات التي نودي بها: #',
    'Call must be at most # characters': 'الحد الأقصى لأحرف النداء: #',
    "Call contains characters we can't store": 'في النداء رموز لا يمكننا حفظها',
    "Call can't be empty": 'لا يمكن أن يكون النداء فارغًا',
    'Image URL must start with http:// or https://': 'يجب أن يبدأ رابط الصورة بكلمة http أو https',
    'Image URL must be at most # characters': 'الحد الأقصى لأحرف رابط الصورة: #',
    "Image URL contains characters we can't store": 'في رابط الصورة رموز لا يمكننا حفظها',
    "Image URL can't contain a username or password":
      'لا يمكن أن يحتوي رابط الصورة على اسم مستخدم أو كلمة مرور',
    // Co-hosts
    'Only the owner can choose who edits this card.': 'صاحب البطاقة وحده يختار من يعدّلها.',
    'No one has this username. Check the spelling.': 'لا أحد بهذا الاسم. يُرجى التحقق من كتابته.',
    "You own this card. Enter someone else's username.": 'هذه البطاقة لك. يُرجى إدخال اسم مستخدم آخر.',
    "They aren't a co-host of this card.": 'هذا الشخص ليس من المضيفين المشاركين لهذه البطاقة.',
    'This card has # co-hosts. Remove one to make room for another.':
      'عدد المضيفين المشاركين لهذه البطاقة #. يمكنك إزالة أحدهم لإفساح مكان لغيره.',
    'This card has # co-hosts. Ask the host to make room.':
      'عدد المضيفين المشاركين لهذه البطاقة #. يمكن للمضيف إفساح مكان.',
    'This invitation no longer works. Ask the host for a new link.':
      'لم تعد هذه الدعوة تعمل. يمكن للمضيف إرسال رابط جديد.',
    // Categories
    "This category doesn't exist.": 'هذه الفئة غير موجودة.',
    'This category changed elsewhere.': 'تغيّرت هذه الفئة من مكان آخر.',
    "This item doesn't exist.": 'هذه العبارة غير موجودة.',
    'This item changed elsewhere.': 'تغيّرت هذه العبارة من مكان آخر.',
    "You've reached # categories. Delete one to make room.": 'بلغ عدد فئاتك #. يمكنك حذف واحدة لإفساح مكان.',
    "A category can hold # items. There's room for # more.": 'تتسع الفئة حتى # من العبارات. الباقي منها #.',
    "This category's owner has used all their # MB. Ask them to make room.":
      'امتلأت مساحة صاحب هذه الفئة كلها (# ميغابايت). يمكنه إفساح مكان.',
    'The grid needs # items, and this category has #.': 'الشبكة تحتاج إلى #، وعدد عبارات هذه الفئة #.',
    'You already own this category.': 'هذه الفئة لك أصلًا.',
    "This category isn't shared with them.": 'هذه الفئة غير مشتركة مع هذا الشخص.',
    "This category isn't shared with you.": 'هذه الفئة غير مشتركة معك.',
    "You've shared this category with # people. Remove someone to make room.":
      'بلغ عدد من شاركت معهم هذه الفئة #. يمكنك إزالة أحدهم لإفساح مكان.',
    "Official categories can't be hidden.": 'لا يمكن إخفاء الفئات الرسمية.',
    'You own this category. You can only hide what others share with you.':
      'هذه الفئة لك. لا يمكن إلا إخفاء ما شاركه آخرون معك.',
    "You've hidden # people. Unhide someone to make room.":
      'بلغ عدد من أخفيت مشاركاتهم #. يمكنك إظهار أحدهم لإفساح مكان.',
    'Category name must be at least # characters': 'الحد الأدنى لأحرف اسم الفئة: #',
    'Category name must be at most # characters': 'الحد الأقصى لأحرف اسم الفئة: #',
    "Category name contains characters we can't store": 'في اسم الفئة رموز لا يمكننا حفظها',
    'Description must be at most # characters': 'الحد الأقصى لأحرف الوصف: #',
    "Description contains characters we can't store": 'في الوصف رموز لا يمكننا حفظها',
    'Content must be at least # characters': 'الحد الأدنى لأحرف العبارة: #',
    'Content must be at most # characters': 'الحد الأقصى لأحرف العبارة: #',
    "Content contains characters we can't store": 'في العبارة رموز لا يمكننا حفظها',
    'Tag must be at most # characters': 'الحد الأقصى لأحرف الوسم: #',
    "Tag contains characters we can't store": 'في الوسم رموز لا يمكننا حفظها',
    'Tags must be at most #': 'الحد الأقصى لعدد الوسوم: #',
    'Source must be at most # characters': 'الحد الأقصى لأحرف المصدر: #',
    "Source contains characters we can't store": 'في المصدر رموز لا يمكننا حفظها',
    'Items must be at most #': 'الحد الأقصى لعدد العبارات: #',
    'Count must be a whole number': 'يجب أن يكون العدد صحيحًا بلا كسور',
    'Count must be at least #': 'العدد من # فأكثر',
    'Count must be at least # for grid size #': 'العدد من # فأكثر لشبكة حجمها #',
    // Reports, and what an admin decides
    "You've already reported this. Someone will look at it.": 'بلاغك عن هذا وصل من قبل. سيراجعه شخص منا.',
    "This installation names no one who'd get your report. Ask the person who gave you the link.":
      'لم يُحدَّد في هذا الموقع من يستلم بلاغك. يمكنك سؤال من أعطاك الرابط.',
    'Choose one of the reasons shown': 'يُرجى اختيار أحد الأسباب الظاهرة',
    'Say what is wrong': 'يُرجى ذكر المشكلة',
    'Confirm that you believe this is true': 'يُرجى التأكيد أن هذا صحيح في رأيك',
    'Text must be at most # characters': 'الحد الأقصى لأحرف النص: #',
    "Text contains characters we can't store": 'في النص رموز لا يمكننا حفظها',
    'Enter a link, a code or a username': 'يُرجى إدخال رابط أو رمز أو اسم مستخدم',
    'Target must be at most # characters': 'الحد الأقصى لأحرف الهدف: #',
    "Target contains characters we can't store": 'في الهدف رموز لا يمكننا حفظها',
    'Say why': 'يُرجى ذكر السبب',
    'Reason must be at most # characters': 'الحد الأقصى لأحرف السبب: #',
    "Reason contains characters we can't store": 'في السبب رموز لا يمكننا حفظها',
    'Nothing here has this link, id or code.': 'لا شيء هنا بهذا الرابط أو المعرّف أو الرمز.',
    'No account has this username.': 'لا حساب باسم المستخدم هذا.',
    'Only a category that someone owns can be taken down.': 'لا تُزال إلا فئة لها مالك.',
    "It isn't taken down.": 'لم تتم إزالته.',
    'It is deleted already.': 'حُذفت من قبل.',
    'Its words are gone. They are kept for # days, or until its owner deletes their account.':
      'لم تعد العبارات موجودة. تُحفظ # يومًا، أو حتى يحذف المالك حسابه.',
    'This is an admin. Take their address off ADMIN_EMAILS first.':
      'هذا حساب إدارة. يلزم أولًا حذف بريده من ADMIN_EMAILS.',
    // Everywhere
    'Search must be at most # characters': 'الحد الأقصى لأحرف البحث: #',
    "Search contains characters we can't store": 'في البحث رموز لا يمكننا حفظها',
    'Please try again.': 'تُرجى إعادة المحاولة.',
    "The request isn't valid.": 'الطلب غير صحيح.',
    'Too many long lists at once. Please wait a moment.': 'قوائم طويلة كثيرة معًا. يُرجى الانتظار قليلًا.',
    'Too many requests are running on this connection.': 'طلبات كثيرة جارية على هذا الاتصال.',
    "We can't reach our database. Please try again in a minute.":
      'تعذّر الوصول إلى قاعدة بياناتنا. تُرجى إعادة المحاولة بعد دقيقة.',
  },
}

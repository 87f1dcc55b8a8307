import type { refusals as english } from '../en/refusals.ts'
import type { Messages } from '../messages.ts'

export const refusals: Messages<typeof english> = {
  codes: {
    invalid: 'Burada geçersiz bir şey var.',
    'not-signed-in': 'Giriş yap.',
    'another-account':
      'Burada başka biri giriş yaptı, o yüzden hiçbir şey değişmedi. Bu hesabın kimin olduğuna bak, sonra tekrar dene.',
    'invalid-credential': 'Kimliğin doğrulanmadı. Giriş yap.',
    'invalid-token': 'Bu erişim tokenı çalışmıyor.',
    'invalid-action-code': 'Bu link eksik. E-postadan bir daha aç.',
    'expired-action-code': 'Bu link kullanılmış ya da süresi dolmuş.',
    'wrong-password': 'Bu senin şifren değil.',
    'requires-recent-login': 'Yeniden giriş yap.',
    'registration-closed': 'Burada kaydolmak için davet gerekir. Bu sunucuyu çalıştıran kişiye sor.',
    forbidden: 'Burada bunu yapma iznin yok.',
    'insufficient-scope': 'Bu erişim tokenının buna izni yok.',
    'foreign-origin': 'Bu çağrı başka bir siteden geliyor.',
    'account-suspended': 'Bu hesap askıya alınmış.',
    'not-found': 'Bunu bulamadık.',
    removed: 'Bu, şikâyet üzerine kaldırıldı.',
    'card-id-taken': 'Bu kart id değeri zaten kullanılıyor.',
    'category-id-taken': 'Bu kategori id değeri zaten kullanılıyor.',
    'email-already-in-use': 'Bu kullanıcı adı ya da e-posta zaten kullanılıyor.',
    conflict: 'Bu başka yerde değişti.',
    'version-conflict': 'Bu başka yerde değişti.',
    'quota-exceeded': 'Buna yer kalmadı. Yer açmak için bir şey sil.',
    'too-many-requests': 'Çok fazla deneme oldu. Biraz bekle.',
    'too-large': 'Gönderilen veri çok büyük.',
    'unsupported-media-type': 'Burada geçersiz bir şey var.',
    'not-implemented': 'Bu sunucuda bu özellik yok.',
    unavailable: 'Sunucu çok yoğun. Biraz sonra tekrar dene.',
    internal: 'Bizde bir şeyler ters gitti. Tekrar dene.',
  },

  sentences: {
    // Accounts
    'Please log in again, then delete the account.': 'Yeniden giriş yap, sonra hesabı sil.',
    'Incorrect email or password.': 'E-posta ya da şifre yanlış.',
    "That's not your current password.": 'Bu senin şimdiki şifren değil.',
    "People don't log in with a password here. Use the button on the login page.":
      'Burada şifreyle giriş yapılmıyor. Giriş sayfasındaki düğmeyi kullan.',
    'This account is suspended. Our page Contact says who can tell you why.':
      'Bu hesap askıya alınmış. Nedenini kime soracağın İletişim sayfamızda yazar.',
    'This server takes no new accounts. Ask the person who runs this server if you need one.':
      'Bu sunucu yeni hesap almıyor. Gerekiyorsa bu sunucuyu çalıştıran kişiye sor.',
    'You need an invitation to register here. Ask the person who runs this server for one.':
      'Burada kaydolmak için davet gerekir. Bu sunucuyu çalıştıran kişiden iste.',
    'This invitation has already been used or has expired. Ask the person who runs this server for a new one.':
      'Bu davet kullanılmış ya da süresi dolmuş. Bu sunucuyu çalıştıran kişiden yenisini iste.',
    'Use the address that we sent the invitation to.': 'Daveti gönderdiğimiz adresi kullan.',
    "We've already sent three emails this hour. Please check your inbox and spam folder.":
      'Bu saat içinde zaten üç e-posta gönderdik. Gelen kutuna ve spam klasörüne bak.',
    'Your data is already being downloaded. Please wait for that to end.':
      'Verilerin zaten indiriliyor. Bitmesini bekle.',
    'Many people are downloading their data. Please try again in a minute.':
      'Çok kişi verilerini indiriyor. Bir dakika sonra tekrar dene.',
    'You have # tokens. Delete one to make room for another.':
      '# tokenın var. Yenisine yer açmak için birini sil.',
    "This token doesn't exist.": 'Böyle bir token yok.',
    'Please enter a valid email': 'Geçerli bir e-posta yaz',
    'Email must be at most # characters': 'E-posta en çok # karakter olabilir',
    'Username must be at least # characters': 'Kullanıcı adı en az # karakter olmalı',
    'Username must be at most # characters': 'Kullanıcı adı en çok # karakter olabilir',
    'Use only letters, digits, _, - and .': 'Yalnızca İngilizce harfler, rakam, _, - ve .',
    'Password is required': 'Şifre gerekli',
    'Password must be at least # characters': 'Şifre en az # karakter olmalı',
    'Password must be at most # characters': 'Şifre en çok # karakter olabilir',
    "Password contains characters we can't store": 'Şifrede saklayamadığımız karakterler var',
    "Passwords don't match": 'Şifreler aynı değil',
    'Display name is required': 'Görünen ad gerekli',
    'Display name must be at most # characters': 'Görünen ad en çok # karakter olabilir',
    "Display name contains characters we can't store": 'Görünen adda saklayamadığımız karakterler var',
    'Choose one of the icons shown': 'Gösterilen simgelerden birini seç',
    'Choose one of the languages in the menu': 'Menüdeki dillerden birini seç',
    'Name is required': 'Ad gerekli',
    'Name must be at most # characters': 'Ad en çok # karakter olabilir',
    "Name contains characters we can't store": 'Adda saklayamadığımız karakterler var',
    // Cards
    "This card doesn't exist.": 'Böyle bir kart yok.',
    'This card was removed after a report.': 'Bu kart, şikâyet üzerine yayından kaldırıldı.',
    "You haven't deleted this within the last # days.": 'Bunu son # gün içinde silmedin.',
    'This card changed elsewhere.': 'Bu kart başka yerde değişti.',
    'Someone else has changed the same part of this card.': 'Kartın aynı yerini başka biri de değiştirdi.',
    'Only the owner and co-hosts can edit this card.':
      'Bu kartı yalnızca sahibi ve yardımcıları düzenleyebilir.',
    'Only the owner can delete this card.': 'Bu kartı yalnızca sahibi silebilir.',
    "Only the owner and co-hosts can see a card's earlier versions.":
      'Bir kartın önceki sürümlerini yalnızca sahibi ve yardımcıları görür.',
    'This version is gone. We keep them for # days.': 'Bu sürüm artık yok. Sürümleri # gün saklarız.',
    'A lot of people are editing this card right now. Please try again.':
      'Şu an çok kişi bu kartı düzenliyor. Tekrar dene.',
    "You've reached # cards. Delete one to make room.": '# kartın oldu. Yer açmak için birini sil.',
    "You've used all your # MB. Delete cards, categories or items to make room.":
      '# MB alanının tümü doldu. Yer açmak için kart, kategori ya da madde sil.',
    "You've used all your # MB. Confirm your email to get # MB, or delete cards, categories or items to make room.":
      '# MB alanının tümü doldu. E-postanı doğrula, # MB olsun; ya da kart, kategori veya madde sil.',
    'This card is #x#, not #x#.': 'Bu kart #x#, #x# değil.',
    'This card has a free space.': 'Bu kartta joker kare var.',
    'This card has no free space.': 'Bu kartta joker kare yok.',
    'The words take too much room. Shorten them, or remove some.':
      'Maddeler çok yer tutuyor. Kısalt ya da birkaçını çıkar.',
    'No square says this.': 'Hiçbir karede bu yazmıyor.',
    'A round has at most # calls. Start a new one.': 'Bir turda en çok # duyuru olur. Yeni tur başlat.',
    'The calls of this round take too much room. Start a new one.':
      'Bu turun duyuruları çok yer tutuyor. Yeni tur başlat.',
    'Only the owner can get a code for this card.': 'Bu karta yalnızca sahibi kod alabilir.',
    'No code is free right now. Please try again.': 'Şu an boş kod yok. Tekrar dene.',
    '# of your cards have a code. Try again when one has ended: # hours after you last used it.':
      '# kartının kodu var. Birinin süresi dolunca tekrar dene: son kullanımdan # saat sonra.',
    'Title must be at most # characters': 'Başlık en çok # karakter olabilir',
    "Title contains characters we can't store": 'Başlıkta saklayamadığımız karakterler var',
    'Cell must be at most # characters': 'Kare en çok # karakter olabilir',
    "Cell contains characters we can't store": 'Karede saklayamadığımız karakterler var',
    'Cells must be a list of texts': 'Kareler bir metin listesi olmalı',
    'Cells must be at most #': 'Kare sayısı en çok # olabilir',
    'Cells must be # for grid size #': 'Kare sayısı # olmalı (ızgara boyutu #)',
    'Grid size must be #, # or #': 'Izgara boyutu #, # ya da # olmalı',
    'Extra word must be at most # characters': 'Ek madde en çok # karakter olabilir',
    "Extra word contains characters we can't store": 'Ek maddede saklayamadığımız karakterler var',
    "Extra word can't be empty": 'Ek madde boş olamaz',
    'Extra words must be at most #': 'Ek madde sayısı en çok # olabilir',
    'Called word must be at most # characters': 'Duyurulan madde en çok # karakter olabilir',
    "Called word contains characters we can't store": 'Duyurulan maddede saklayamadığımız karakterler var',
    "Called word can't be empty": 'Duyurulan madde boş olamaz',
    'Called words must be at most #': 'Duyurulan madde sayısı en çok # olabilir',
    'Call must be at most # characters': 'Duyuru en çok # karakter olabilir',
    "Call contains characters we can't store": 'Duyuruda saklayamadığımız karakterler var',
    "Call can't be empty": 'Duyuru boş olamaz',
    'Image URL must start with http:// or https://': 'Resim adresi http:// ya da https:// ile başlamalı',
    'Image URL must be at most # characters': 'Resim adresi en çok # karakter olabilir',
    "Image URL contains characters we can't store": 'Resim adresinde saklayamadığımız karakterler var',
    "Image URL can't contain a username or password": 'Resim adresinde kullanıcı adı ya da şifre olamaz',
    // Co-hosts
    'Only the owner can choose who edits this card.':
      'Bu kartı kimin düzenleyeceğine yalnızca sahibi karar verir.',
    'No one has this username. Check the spelling.': 'Bu kullanıcı adı kimsede yok. Yazımına bak.',
    "You own this card. Enter someone else's username.": 'Bu kart senin. Başkasının kullanıcı adını yaz.',
    "They aren't a co-host of this card.": 'Bu kişi bu kartın yardımcısı değil.',
    'This card has # co-hosts. Remove one to make room for another.':
      'Bu kartın # yardımcısı var. Yer açmak için birini çıkar.',
    'This card has # co-hosts. Ask the host to make room.':
      'Bu kartın # yardımcısı var. Oyun sahibinden yer açmasını iste.',
    'This invitation no longer works. Ask the host for a new link.':
      'Bu davet artık çalışmıyor. Oyun sahibinden yeni bir link iste.',
    // Categories
    "This category doesn't exist.": 'Böyle bir kategori yok.',
    'This category changed elsewhere.': 'Bu kategori başka yerde değişti.',
    "This item doesn't exist.": 'Böyle bir madde yok.',
    'This item changed elsewhere.': 'Bu madde başka yerde değişti.',
    "You've reached # categories. Delete one to make room.": '# kategorin oldu. Yer açmak için birini sil.',
    "A category can hold # items. There's room for # more.":
      'Bir kategoriye # madde sığar. # tane daha yer var.',
    "This category's owner has used all their # MB. Ask them to make room.":
      'Kategorinin sahibi # MB alanının tümünü doldurmuş. Yer açmasını iste.',
    'The grid needs # items, and this category has #.': 'Izgara için # madde gerek, bu kategoride # var.',
    'You already own this category.': 'Bu kategori zaten senin.',
    "This category isn't shared with them.": 'Bu kategori o kişiyle paylaşılmamış.',
    "This category isn't shared with you.": 'Bu kategori seninle paylaşılmamış.',
    "You've shared this category with # people. Remove someone to make room.":
      'Bu kategoriyi # kişiyle paylaştın. Yer açmak için birini çıkar.',
    "Official categories can't be hidden.": 'Resmî kategoriler gizlenemez.',
    'You own this category. You can only hide what others share with you.':
      'Bu kategori senin. Yalnızca başkalarının seninle paylaştıklarını gizleyebilirsin.',
    "You've hidden # people. Unhide someone to make room.":
      '# kişiyi gizledin. Yer açmak için birini göster.',
    'Category name must be at least # characters': 'Kategori adı en az # karakter olmalı',
    'Category name must be at most # characters': 'Kategori adı en çok # karakter olabilir',
    "Category name contains characters we can't store": 'Kategori adında saklayamadığımız karakterler var',
    'Description must be at most # characters': 'Açıklama en çok # karakter olabilir',
    "Description contains characters we can't store": 'Açıklamada saklayamadığımız karakterler var',
    'Content must be at least # characters': 'Madde en az # karakter olmalı',
    'Content must be at most # characters': 'Madde en çok # karakter olabilir',
    "Content contains characters we can't store": 'Maddede saklayamadığımız karakterler var',
    'Tag must be at most # characters': 'Etiket en çok # karakter olabilir',
    "Tag contains characters we can't store": 'Etikette saklayamadığımız karakterler var',
    'Tags must be at most #': 'Etiket sayısı en çok # olabilir',
    'Source must be at most # characters': 'Kaynak en çok # karakter olabilir',
    "Source contains characters we can't store": 'Kaynakta saklayamadığımız karakterler var',
    'Items must be at most #': 'Madde sayısı en çok # olabilir',
    'Count must be a whole number': 'Bu bir tam sayı olmalı',
    'Count must be at least #': 'Bu sayı en az # olmalı',
    'Count must be at least # for grid size #': 'Bu sayı en az # olmalı (ızgara boyutu #)',
    // Reports, and what an admin decides
    "You've already reported this. Someone will look at it.": 'Bunu zaten şikâyet ettin. Biri bakacak.',
    "This installation names no one who'd get your report. Ask the person who gave you the link.":
      'Bu kurulumda şikâyetini kimin alacağı yazmıyor. Linki sana gönderene sor.',
    'Choose one of the reasons shown': 'Gösterilen nedenlerden birini seç',
    'Say what is wrong': 'Sorunun ne olduğunu yaz',
    'Confirm that you believe this is true': 'Doğru olduğuna inandığını onayla',
    'Text must be at most # characters': 'Metin en çok # karakter olabilir',
    "Text contains characters we can't store": 'Metinde saklayamadığımız karakterler var',
    'Enter a link, a code or a username': 'Bir link, kod ya da kullanıcı adı yaz',
    'Target must be at most # characters': 'En çok # karakter olabilir',
    "Target contains characters we can't store": 'Burada saklayamadığımız karakterler var',
    'Say why': 'Nedenini yaz',
    'Reason must be at most # characters': 'Neden en çok # karakter olabilir',
    "Reason contains characters we can't store": 'Nedende saklayamadığımız karakterler var',
    'Nothing here has this link, id or code.': 'Burada bu linki, id değerini ya da kodu taşıyan bir şey yok.',
    'No account has this username.': 'Bu kullanıcı adıyla bir hesap yok.',
    'Only a category that someone owns can be taken down.':
      'Yalnızca sahibi olan bir kategori yayından kaldırılabilir.',
    "It isn't taken down.": 'Bu yayından kaldırılmamış.',
    'It is deleted already.': 'Bu zaten silinmiş.',
    'Its words are gone. They are kept for # days, or until its owner deletes their account.':
      'Maddeleri artık yok. # gün ya da sahibi hesabını silene kadar saklanırlar.',
    'This is an admin. Take their address off ADMIN_EMAILS first.':
      'Bu bir yönetici. Önce adresini ADMIN_EMAILS listesinden çıkar.',
    // Everywhere
    'Search must be at most # characters': 'Aranan metin en çok # karakter olabilir',
    "Search contains characters we can't store": 'Aranan metinde saklayamadığımız karakterler var',
    'Please try again.': 'Tekrar dene.',
    "The request isn't valid.": 'İstek geçerli değil.',
    'Too many long lists at once. Please wait a moment.':
      'Aynı anda çok fazla uzun liste istendi. Biraz bekle.',
    'Too many requests are running on this connection.': 'Bu bağlantıda çok fazla istek var.',
    "We can't reach our database. Please try again in a minute.":
      'Veritabanımıza ulaşamıyoruz. Bir dakika sonra tekrar dene.',
  },
}

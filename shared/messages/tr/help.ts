import { PRODUCT_NAME } from '#shared/product.ts'
import type { help as english } from '../en/help.ts'
import type { Messages } from '../messages.ts'

export const help: Messages<typeof english> = {
  title: `${PRODUCT_NAME} nasıl oynanır`,
  close: 'Anladım!',
  creating: {
    title: 'Kart yapmak',
    start:
      '“Yeni kart” düğmesine bas, bir başlık ver, ızgarayı seç: 3x3, 4x4 ya da 5x5. Kareleri hep olan şeylerle doldur ya da bir liste yapıştır. Kaydetmek için beş kare yeter.',
    account:
      'Hesabın yoksa kart bu tarayıcıda kalır; Safari, 7 gün ziyaret edilmeyen kartı siler. Giriş yapıp kaydedersen, kartı açık olan herkes değişikliklerini anında görür.',
  },
  categories:
    'Kategori, hazır bir madde listesidir. Birini aç, “Kart yap” düğmesine bas, kart rastgele dolsun. Kopyalamak ya da kendi kategorini yapmak için giriş yap.',
  playing: {
    title: 'Oynamak',
    marks:
      'Kareleri dokunarak işaretle. Bir sırada 5 kare tamamla: yatay, dikey ya da çapraz. Küçük kartlarda 3 ya da 4 kare yeter. Joker kare işaretli sayılır.',
    privacy:
      'İşaretlerin yalnızca senin, tarayıcında kalır. Gizli pencerede ya da kapanınca her şeyi unutan bir tarayıcıda kapatınca silinir. Baştan başlamak için “İşaretleri sil” düğmesine bas.',
  },
  sharing: {
    title: 'Paylaşmak',
    link: 'Kartı kaydet ve “Paylaş” düğmesine bas: herkese aynı kartı gösteren bir link çıkar. Oynamak için kimseye hesap gerekmez. Maddeleri sesli mi duyuruyorsun? “Her oyuncuya farklı düzen” açıkken her oyuncuya karışık bir kart gelir.',
    room: 'Aynı odada mı oynuyorsunuz? “Büyük ekran” ile kartı, QR kodunu ya da çekilişi oraya yansıt. Çekilişte maddeler rastgele gelir. Ya da “Paylaş” ile bir kod al: oyuncular bu altı rakamı ana sayfaya yazar.',
    hosts:
      'Yalnız değil misin? “Hızlı işlemler” altından yardımcı ekle: kartı seninle düzenlerler. “Paylaş” içindeki “Site ve OBS” kartı kendi sitende gösterir.',
  },
  themes: {
    title: 'Temalar',
    text: 'Her birinin mürekkebi ayrı altı kâğıt: birini kart ayarlarında seç. Açık ve koyu görünüm menüde. Kâğıda hep açık renkli basılır.',
  },
  shortcuts: {
    title: 'Klavye kısayolları',
    select: 'Kareler arasında gezer ve seçer',
    move: 'Kareler arasında gezer; kareler tek bir Tab durağıdır',
    mark: 'Oyunda kareyi işaretler ya da işaretini kaldırır',
    save: 'Kartı kaydeder',
    undo: 'Son değişikliği geri alır; Shift ile yineler',
    swap: 'Düzenlerken kareyi komşusuyla değiştirir',
    picture: 'Yazarken bir kareye resim ekler',
    message: 'Son bildirime gider',
    close: 'Pencereyi ya da menüyü kapatır',
    mac: 'Mac’te Ctrl yerine Cmd, Alt yerine Option kullan.',
  },
  keys: { arrows: 'Ok tuşları', space: 'Boşluk', ctrl: 'Ctrl', alt: 'Alt', escape: 'Esc' },
}

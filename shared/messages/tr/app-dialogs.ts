import { PRODUCT_NAME } from '#shared/product.ts'
import type { appDialogs as english } from '../en/app-dialogs.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('tr')

export const appDialogs: Messages<typeof english> = {
  clearSearch: 'Aramayı temizle',
  deleting: 'Siliniyor…',
  dismiss: 'Kapat',
  hidePassword: 'Şifreyi gizle',
  iconTest: 'Simge testi',
  keep: {
    title: 'Geçici kartların kalsın mı?',
    text: (count) =>
      plural(count, {
        one: 'Bu tarayıcıda 1 kartın var. Hesabına kaydet; her yerde paylaş, her yerde oyna.',
        other: `Bu tarayıcıda ${count} kartın var. Hesabına kaydet; her yerde paylaş, her yerde oyna.`,
      }),
    notNow: 'Şimdi değil',
    failed: 'Kartlar kaydedilemedi.',
    stillHere: (count) => `Hâlâ sadece bu tarayıcıda: ${count} kart.`,
    saved: (count) => `${count} kart hesabına kaydedildi!`,
  },
  listFailed: 'Liste yüklenmedi.',
  listLoading: 'Liste yükleniyor',
  listOffline: 'Çevrimdışısın. İnternet gelince liste de gelir.',
  loggingOut: 'Çıkış yapılıyor…',
  logOut: 'Çıkış yap',
  logOutTitle: 'Çıkınca değişiklikler gitsin mi?',
  logOutText: (cards) => `${cards} karttaki değişiklikler henüz kaydedilmedi. Şimdi çıkarsan kaybolurlar.`,
  lost: {
    deleted: (title) => `“${title}” kartı artık sunucuda yok`,
    refused: (title) => `“${title}” kartını artık düzenleyemezsin`,
    text: 'Kaydedilmemiş değişikliklerin hâlâ burada. Kartı aç, yeni kart olarak kaydet.',
  },
  loggedOut: 'Çıkış yapıldı',
  loggedOutText: 'Yine bekleriz!',
  logOutFailed: 'Çıkış yapılamadı',
  modes: { auto: 'Otomatik', light: 'Açık', dark: 'Koyu' },
  modesShort: { auto: 'Oto', light: 'Açık', dark: 'Koyu' },
  myCards: 'Kartlarım',
  notFound: 'Böyle bir sayfa yok',
  notFoundText: 'Bu numarayı kimse duyurmadı. Link eski olabilir ya da bir harfi düşmüştür.',
  notification: 'Bildirim',
  notifications: 'Bildirimler ({hotkey})',
  profile: 'Profil ayarları',
  showMore: 'Daha fazla göster',
  showPassword: 'Şifreyi göster',
  stay: 'Kal',
  trouble: {
    'log-in': 'Ağın ya da şirketin yeniden giriş yapmanı istiyor. Sayfayı yenile, değişikliklerin duruyor.',
    'read-only': 'Ağ bu değişikliği geçirmiyor. Başka sözcükler ya da mobil veri gibi başka bir ağ dene.',
  },
  updated: `${PRODUCT_NAME} yenilendi`,

  languages: {
    title: 'Dil',
    current: (name) => `Dil: ${name}`,
    notChecked: 'Ana dili Türkçe olan biri bu çeviriye henüz bakmadı.',
    help: 'Daha iyi olması için <link>bize yardım et</link>.',
    failed: 'Dil değiştirilemedi',
  },
}

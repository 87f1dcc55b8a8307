import type { profile as english } from '../en/profile.ts'
import type { Messages } from '../messages.ts'

export const profile: Messages<typeof english> = {
  form: 'Profil',
  displayName: 'Görünen ad',
  save: 'Kaydet',
  saved: 'Profil güncellendi',
  saveFailed: 'Güncellenemedi',
  saveUnexplained: 'Profilin güncellenemedi. Tekrar dene.',

  preview: 'Önizleme',
  unconfirmed: 'E-posta doğrulanmadı',
  resend: 'E-postayı tekrar gönder',
  since: '<day></day> tarihinden beri üye',
  sinceGoogle: '<day></day> tarihinden beri üye, Google ile giriş yapıyor',
  sinceOrganization: '<day></day> tarihinden beri üye, kurumuyla giriş yapıyor',

  passwordTitle: 'Şifre değiştirme',
  currentPassword: 'Şimdiki şifre',
  confirmPassword: 'Yeni şifre (tekrar)',
  changePassword: 'Şifreyi değiştir',
  passwordChanged: 'Şifre değişti',
  passwordChangedText: 'Diğer bütün cihazlardan çıkışını yaptık.',
  passwordFailed: 'Şifre değişmedi',

  devicesTitle: 'Diğer cihazlar',
  devices:
    'Telefonunu mu kaybettin? Okulda hesabın açık mı kaldı? Diğer bütün cihazlardan buradan çıkabilirsin.',
  logOutOthers: 'Diğer cihazlardan çık',
  loggingOutOthers: 'Çıkış yapılıyor…',
  othersOut: 'Diğer cihazlardan çıkıldı',
  othersOutText: 'Artık yalnızca bu cihazda giriş açık.',
  othersFailed: 'Çıkış yapılamadı',

  tokensTitle: 'Erişim tokenları',
  loadingTokens: 'Tokenların yükleniyor',

  dataTitle: 'Verilerin',
  data: 'Hesabın, kartların, kategorilerin ve oynadıkların tek dosyada. İçindeki kartları Kartlarım sayfasında içe aktarabilirsin.',
  download: 'Verilerimi indir',
  downloading: 'İndiriliyor…',
  downloaded: 'Veriler indirildi',
  downloadedText: (file) => `İndirilenlere bak: ${file}`,
  downloadFailed: 'Veriler indirilemedi',
  cutOff: 'Her şey gelmeden bağlantı koptu. Tekrar dene.',

  deletionTitle: 'Hesabı silme',
  deletion: 'Adını, e-postanı ve kategorilerini sileriz. Linki olan herkes kartlarınla oynamaya devam eder.',
  delete: 'Hesabı sil',

  accountDeletion: {
    title: 'Hesabın silinsin mi?',
    warning:
      'Bunu geri alamazsın. Kategorilerini de sileriz. Linki olan herkes kartlarınla oynamaya devam eder ama kimse onları düzenleyemez.',
    password: 'Şifren',
    delete: 'Hesabı sil',
    deleted: 'Hesap silindi',
    deletedText: 'Linki olan herkes kartlarınla oynayabilir.',
    failed: 'Hesap silinemedi',
    logInAgain: 'Yeniden giriş yap, sonra hesabı sil.',
  },
}

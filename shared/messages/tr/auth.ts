import type { ServerConfig } from '#shared/contract/server.ts'
import { DEFAULT_PASSWORD_MIN_LENGTH, INVITATION_DAYS } from '#shared/product.ts'
import type { auth as english } from '../en/auth.ts'
import type { Messages } from '../messages.ts'

/** A whole sentence without its full stop. */
const ask = (operator: ServerConfig['operator']) =>
  operator ? `Şuraya yaz: ${operator.name}, ${operator.email}` : 'Bu sunucuyu çalıştıran kişiye sor'

export const auth: Messages<typeof english> = {
  title: 'Giriş yap ya da kaydol',
  account: { title: 'Kartların sende kalsın.', line: 'Kaydet, paylaş, her yerde oyna.' },
  share: { title: 'Linkine bir adım kaldı.', line: 'Kartın seni bekliyor.' },
  coHost: { title: 'Birlikte yönetin.', line: 'Daveti kabul etmek için giriş yap ya da kaydol.' },
  designs: 'Sana özel tasarım: altı tema, senin maddelerin',
  gameplay: 'Etkileşimli oyun: bingoyu kart kendisi yakalar',
  shareable: 'Paylaşılan kartlar: tek link, herkes oynar',
  logInTab: 'Giriş',
  registerTab: 'Kayıt',
  noAccount: 'Hesabın yok mu?',
  toRegister: 'Kaydol',
  hasAccount: 'Zaten hesabın var mı?',
  toLogIn: 'Giriş yap',
  continueWith: (provider) => `${provider} ile devam et`,
  googleInApp:
    'Google, başka uygulamaların içinden giriş yapılmasına izin vermiyor. Önce bu sayfayı tarayıcında aç.',

  password: 'Şifre',
  confirmPassword: 'Şifre (tekrar)',
  passwordTooShort: `Şifre en az ${DEFAULT_PASSWORD_MIN_LENGTH} karakter olmalı`,
  loggingIn: 'Giriş yapılıyor',
  loggedIn: 'Giriş yapıldı',
  welcomeBack: (name) => `Yine hoş geldin, ${name}!`,
  logInFailed: 'Giriş yapılamadı',
  cookieRefused:
    'Tarayıcın bu sitenin çerezlerini reddediyor, bu yüzden giriş yapılamadı. Çerezlere izin verip yeniden giriş yap ya da misafir olarak kart yapıp linkini kopyala.',
  cookieRefusedAfterRegistering:
    'Hesabın hazır ama tarayıcın bu sitenin çerezlerini reddediyor, bu yüzden giriş yapılamadı. Çerezlere izin verip giriş yap ya da misafir olarak kart yapıp linkini kopyala.',
  forgotPassword: 'Şifreni mi unuttun?',
  register: 'Kaydol',
  registering: 'Hesap açılıyor',
  registered: 'Hesabın açıldı',
  welcome: (name) => `Hoş geldin, ${name}!`,
  registerFailed: 'Hesap açılamadı',
  nameAndIcon: 'Ad ve simge ekle',
  displayName: 'Görünen ad (isteğe bağlı)',

  closedTitle: 'Burada yeni hesap yok',
  closed: 'Bu sunucu yeni hesap almıyor. Gerekiyorsa bu sunucuyu çalıştıran kişiye sor.',
  closedAsk: 'Bu sunucu yeni hesap almıyor. Gerekiyorsa şuraya yaz: <name></name>, <address></address>',
  invitedTitle: 'Davetle',
  invited:
    'Yeni hesap için davet gerekir. Davetin varsa linkini aç. Yoksa bu sunucuyu çalıştıran kişiden iste.',
  invitedAsk:
    'Yeni hesap için davet gerekir. Davetin varsa linkini aç. Yoksa şuraya yaz: <name></name>, <address></address>',
  noNeed: 'Oynamak ya da bu tarayıcıda kart yapmak için hesap gerekmez.',
  inviteHint: 'Adresin listedeyse sana bir davet göndeririz.',
  invite: 'Bana davet gönder',
  inviteSent: 'E-postana bak',
  inviteSentText: `Adresin listedeyse davetin yolda. ${INVITATION_DAYS} gün geçerli.`,
  inviteNotSent: 'Davet gönderilemedi',

  external: {
    googleDone: 'Google ile giriş yapıldı',
    emailTaken: 'Bu e-postayla zaten bir hesabın var. Şifrenle giriş yap.',
    emailTakenOrOther: (other) =>
      `Bu e-postayla zaten bir hesabın var. Şifrenle ya da ${other} ile giriş yap.`,
    emailOfAnother: (operator) =>
      `Burada başka bir hesap senin e-postanı kullanıyor. Yardım mı lazım? ${ask(operator)}.`,
    closed: (operator) =>
      `Burada henüz hesabın yok ve bu sunucu yenisini almıyor. Hesap mı lazım? ${ask(operator)}.`,
    invited: (operator) =>
      `Burada henüz hesabın yok, yenisi için davet gerekir. Davet mi lazım? ${ask(operator)}.`,
    invitedOther: 'Davetin başka bir e-posta için. Davetin geldiği adresi kullan.',
    suspended: (operator) => `Hesabın askıya alınmış. Bir yanlışlık mı var? ${ask(operator)}.`,
    invitationEnded: (operator) =>
      `Davetin kullanılmış ya da süresi dolmuş. Yenisi mi lazım? ${ask(operator)}.`,
    emailUnconfirmed: (provider, operator) =>
      `${provider} ile girişte onaylanmış bir e-posta gelmedi. E-postanı orada onayla, sonra tekrar dene. İşe yaramadı mı? ${ask(operator)}.`,
    unavailable: (provider) => `Şu an ${provider} ile girişe ulaşamıyoruz. Bir dakika sonra dene.`,
    unnamed: 'bu kurum',
    googleFailed: 'Google ile giriş olmadı. Tekrar dene ya da şifreni kullan.',
    failed: (provider) => `${provider} ile giriş olmadı. Tekrar dene.`,
  },
}

import { LINK_MINUTES } from '#shared/product.ts'
import type { emailLinks as english } from '../en/email-links.ts'
import type { Messages } from '../messages.ts'

export const emailLinks: Messages<typeof english> = {
  logIn: 'Giriş yap',
  profile: 'Profil ayarları',
  reset: {
    title: 'Yeni şifre belirle',
    confirmPassword: 'Şifre (tekrar)',
    save: 'Yeni şifreyi kaydet',
    failed: 'Şifre değişmedi',
    backToLogIn: 'Girişe dön',
    requestAgain: 'Yeni link iste',
    done: 'Yeni şifren hazır',
    doneText: 'Artık onunla giriş yapabilirsin. Diğer bütün cihazlardan çıkışını yaptık.',
    incomplete: 'Link eksikti. E-postadan bir daha aç ya da buradan yenisini iste.',
    requestHint: 'Sana yeni şifre belirleyeceğin bir link göndeririz.',
    request: 'Bana link gönder',
    requested: 'E-postana bak',
    requestedText: 'Bu adresle bir hesap varsa link yolda.',
    expires: `Link bir kez çalışır, süresi ${LINK_MINUTES} dakikada dolar.`,
  },
  verify: {
    title: 'E-postanı doğrula',
    incomplete: 'Bu link eksik. E-postadan bir daha aç.',
    pending: 'E-postan doğrulanıyor',
    done: 'E-postan doğrulandı',
    doneText: 'Şifreni unutursan sana bir link gönderebiliriz.',
    already: 'Zaten doğrulanmış',
    alreadyText: (reason, email) => `${reason} E-postan (${email}) doğrulanmış.`,
    invalid: 'E-postanı doğrulayamadık',
    logInForLink: 'Yeni link için giriş yap',
    sendAgain: 'Yeni link gönder',
    failed: 'Henüz doğrulanmadı',
  },
}

import { LINK_MINUTES } from '#shared/product.ts'
import type { account as english } from '../en/account.ts'
import type { Messages } from '../messages.ts'

export const account: Messages<typeof english> = {
  email: 'E-posta',
  username: 'Kullanıcı adı',
  usernameHint: '3 ile 20 arası harf, rakam, nokta, tire ya da alt çizgi',
  newPassword: 'Yeni şifre',
  passwordHint: (minLength) => `En az ${minLength} karakter`,
  optional: 'İsteğe bağlı',
  passwordsDiffer: 'Şifreler aynı değil',
  profileIcon: (icon) => `Profil simgesi: ${icon}`,
  icons: {
    cat: 'kedi',
    dog: 'köpek',
    fish: 'balık',
    'gamepad-2': 'oyun kolu',
    gem: 'mücevher',
    palette: 'palet',
    'paw-print': 'pati izi',
    pizza: 'pizza',
    plane: 'uçak',
    rabbit: 'tavşan',
    rocket: 'roket',
    robot: 'robot',
    snail: 'salyangoz',
    sprout: 'filiz',
    'tree-palm': 'palmiye',
    turtle: 'kaplumbağa',
  },
  linkSent: 'Link gönderildi',
  linkSentText: `E-postana bak. Linkin süresi ${LINK_MINUTES} dakikada dolar.`,
  linkNotSent: 'Link gönderilemedi',
  sending: 'Gönderiliyor…',
}

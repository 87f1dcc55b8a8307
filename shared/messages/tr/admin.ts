import type { admin as english } from '../en/admin.ts'
import type { Messages } from '../messages.ts'

export const admin: Messages<typeof english> = {
  title: 'Yönetim',
  notLoaded: 'Yüklenmedi',
  reports: 'Şikâyetler',
  noReports: 'Kimse bir şey şikâyet etmedi.',
  noName: 'ad yok',
  noEmail: 'e-posta yok',

  find: 'Bul',
  findField: 'Bir link, oyun kodu ya da kullanıcı adı',
  nothingFound: 'Bu linki, kodu ya da adı taşıyan bir şey yok.',
  states: { live: 'yayında', removed: 'yayından kaldırıldı', deleted: 'silindi' },
  thing: (state, owner, openReports) => `${state}, sahibi: ${owner}, açık şikâyet: ${openReports}`,
  noOwner: 'yok',
  account: (day, cards) => `başlangıç: ${day}, kart: ${cards}`,
  suspendedAccount: (day, cards) => `başlangıç: ${day}, kart: ${cards}, askıda`,

  acts: {
    'take-down': {
      label: 'Yayından kaldır',
      title: 'Yayından kaldırılsın mı?',
      follows: 'Link hiçbir yerde çalışmaz, açık ekranlara haber gider. 30 gün içinde geri getirilebilir.',
    },
    restore: {
      label: 'Geri getir',
      title: 'Geri getirilsin mi?',
      follows: 'Olduğu gibi yeniden yayında olur.',
    },
    dismiss: {
      label: 'Kalsın',
      title: 'Kalsın mı?',
      follows: 'Olduğu gibi kalır, şikâyetleri kapanır.',
    },
    suspend: {
      label: 'Askıya al',
      title: 'Askıya alınsın mı?',
      follows: 'Her yerden çıkışı yapılır ve sen geri açana kadar kimse kartlarını değiştiremez.',
    },
    reinstate: {
      label: 'Geri aç',
      title: 'Geri açılsın mı?',
      follows: 'Yeniden giriş yapıp kartlarını değiştirebilir.',
    },
    delete: {
      label: 'Hesabı sil',
      title: 'Hesap silinsin mi?',
      follows: 'Bunu geri alamazsın. Kartları sahipsiz olarak oynanmaya devam eder.',
    },
  },
  why: 'Neden?',
  whyHint: 'Bir yıl saklanır. Şikâyet edenler ve kaldırılan kartın sahibi okur.',
  pending: 'Bir dakika…',
  done: 'Tamam',
  notDone: 'Olmadı',

  confirm: {
    title: 'Sen misin?',
    logInAgain: 'Son girişinin üstünden 10 dakikadan fazla geçti. Çıkış yap, yeniden gir ve buraya dön.',
    password: 'Şifren',
    passwordHint: 'Gelecek 10 dakika için.',
    passwordMissing: 'Şifreni yaz',
    answer: 'Devam et',
    failed: 'Doğrulanamadı',
  },
}

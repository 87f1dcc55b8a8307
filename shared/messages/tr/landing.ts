import type { landing as english } from '../en/landing.ts'
import type { Messages } from '../messages.ts'

export const landing: Messages<typeof english> = {
  pitch: {
    make: { shout: 'Yap.', line: '<verb>Hazırla:</verb> hep olan şeylerden bir kart.' },
    send: { shout: 'Gönder.', line: '<verb>Paylaş:</verb> tek bir link, herkes oynar.' },
    shout: { shout: 'Bağır.', line: '<verb>İşaretle:</verb> sıra\u00a0doldu mu bingo!' },
  },
  create: 'İlk kartını yap',
  noAccount: 'Oynamak da kart yapmak da hesap istemez.',
  onlyToShare: 'Canlı düzenlemek için giriş yap.',
  occasions: 'Ne izliyor, neyi kutluyor, neye katlanıyorsun?',
  movies: 'Film geceleri',
  meetings: 'Online toplantılar',
  classroom: 'Sınıf etkinlikleri',
  family: 'Aile buluşmaları',
  road: 'Uzun yollar',
  office: 'Ofis partileri',
  sports: 'Maç akşamları',
  television: 'Dizi maratonları',
  classic: 'Klasik bingo, 1-75',
  surprise: 'Beni şaşırt',
  shuffling: 'Karışıyor…',
  start: 'Hemen başla',

  sample: {
    explanation: 'Burada hemen oynayabileceğin örnek bir kart. Hiçbir şey kaydedilmez ya da gönderilmez.',
    tryIt: 'Dene:',
    heading: (title) => `Dene: ${title}`,
    titleField: 'Kartına ad ver',
    won: (sentence) => `BINGO! ${sentence}`,
    lines: (count) => `${count} sıra`,
    idle: 'Ne olursa ona dokun',
    nudge: 'Hadi, dokun',
    makeOwn: 'Kendininkini yap',
    again: 'Bir daha',
    reset: 'Örnek kart baştan başladı. Bir kare kaldı.',
  },

  welcome: {
    title: 'Kartların',
    logIn: 'Bütün kartların için giriş yap',
    all: 'Bütün kartlarım',
    newCard: 'Yeni kart',
    play: 'Oyna',
    playNamed: (title) => `Oyna: ${title}`,
    edit: 'Düzenle',
    editNamed: (title) => `Düzenle: ${title}`,
  },
}

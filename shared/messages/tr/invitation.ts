import { CO_HOSTS_PER_CARD } from '#shared/product.ts'
import type { invitation as english } from '../en/invitation.ts'
import type { Messages } from '../messages.ts'

export const invitation: Messages<typeof english> = {
  title: 'Birlikte yönetin',
  opening: 'Davet açılıyor',
  incomplete: 'Bu link eksik',
  incompleteText: 'Oyun sahibinden bir daha göndermesini iste.',
  invited: 'Davetlisin',
  offer:
    '<name></name> seni bu kartı düzenlemeye davet ediyor. Oynayan herkes değişikliklerini anında görür. Kartın sahibi bunu istediği an geri alabilir.',
  accept: 'Daveti kabul et',
  justPlay: 'Sadece oyna',
  accepted: 'Artık yardımcısın',
  acceptedText: 'Kartlarım sayfasında, “Seninle paylaşılanlar” altında.',
  already: 'Bu kartı düzenleyebilirsin',
  alreadyText: (card) => `“${card}” kartını zaten düzenleyebiliyorsun.`,
  openEditor: 'Düzenleyiciyi aç',
  missingText: 'Oyun sahibi silmiş olabilir ya da link eksiktir.',
  refused: 'Bu karta yardımcı olamazsın',
  ended: 'Bu davet artık çalışmıyor. Oyun sahibinden yeni bir link iste.',
  full: `Bu kartın ${CO_HOSTS_PER_CARD} yardımcısı var. Oyun sahibinden yer açmasını iste.`,
  play: 'Kartla oyna',
  failed: 'Davet açılmadı',
}

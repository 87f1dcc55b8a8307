import type { editorExamples as english } from '../en/editor-examples.ts'
import type { Messages } from '../messages.ts'

/** A movie night at home, in Turkey: each has at most 50 characters. */
export const editorExamples: Messages<typeof english> = {
  prompts: [
    '“Bu oyuncu nerede oynamıştı?”',
    'Patlamaya bakmadan yürür gider',
    'Kötü adam bütün planını anlatır',
    'Telefon tam o an çekmez',
    'Yağmur altında öpüşme',
    'Mısır koltuğa dökülür',
    'Araba bir türlü çalışmaz',
    'Bilge usta ölür',
    'Şarkı eşliğinde antrenman',
    'Gizli reklam gözümüze sokulur',
    '“Yalnız değiliz”',
    'Biri koltukta uyuyakalır',
    'Herkesin beklediği sürpriz son',
    'Kahraman ağır çekimde yürür',
    'Çay molası için durdurulur',
    'Köpek kurtulur',
    '“İçimde kötü bir his var”',
    'Pazar yerinde kovalamaca',
    'Bomba son saniyede durur',
    'Aynada biri belirir',
    'Tuvalet için durdurulur',
    'Biri sonunu söyler',
    'Hacker fare kullanmaz',
    'Sararmış renklerle geçmişe dönüş',
    'Jenerikten sonra bir sahne daha',
  ],
}

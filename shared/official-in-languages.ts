import type { Language } from './languages.ts'
import { OFFICIAL_CATEGORIES, type OfficialCategory } from './official-categories.ts'
import { categoryTheme } from './rules/category-fill.ts'

/** The names of the other official categories by language and id, in the order in which they are listed. */
const NAMES = {
  es: {
    'es-reunion': 'Videollamada de trabajo',
    'es-comidas': 'Comida familiar',
    'es-playita': 'Día de playa',
    'es-la-boda': 'La boda',
    'es-partido': 'Ver el partido',
  },
  'pt-BR': {
    'pt-reuniao': 'Reunião online',
    'pt-churras': 'Churrasco de domingo',
    'pt-estrada': 'Viagem de carro',
    'pt-docinho': 'Festa de criança',
    'pt-familia': 'Grupo da família',
  },
  fr: {
    'fr-reunion': 'Réunion en visio',
    'fr-famille': 'Repas de famille',
    'fr-en-gare': 'Voyage en train',
    'fr-mariage': 'Mariage',
    'fr-camping': 'Vacances au camping',
  },
  de: {
    'de-meeting': 'Videokonferenz',
    'de-grillen': 'Grillabend',
    'de-bahnhof': 'Bahnfahrt',
    'de-wichtel': 'Weihnachtsfeier',
    'de-familie': 'Familienfeier',
  },
  it: {
    'it-in-call': 'Riunione in call',
    'it-parenti': 'Pranzo della domenica',
    'it-spiagge': 'Giornata al mare',
    'it-sposini': 'Matrimonio',
    'it-partita': 'La partita in TV',
  },
  nl: {
    'nl-overleg': 'Online overleg',
    'nl-kringje': 'Kringverjaardag',
    'nl-pedalen': 'Op de fiets',
    'nl-caravan': 'Op de camping',
    'nl-kleedje': 'Koningsdag',
  },
  pl: {
    'pl-zdalnie': 'Spotkanie zdalne',
    'pl-weselko': 'Wesele',
    'pl-pociagi': 'Podróż pociągiem',
    'pl-majowka': 'Majówka',
    'pl-wigilia': 'Wigilia',
  },
  tr: {
    'tr-gorusme': 'Online toplantı',
    'tr-misafir': 'Misafir geliyor',
    'tr-ziyaret': 'Bayram ziyareti',
    'tr-yollara': 'Memleket yolu',
    'tr-dugunde': 'Düğün',
  },
  ja: {
    'ja-zaitaku': 'オンライン会議',
    'ja-shiwasu': '忘年会',
    'ja-kotatsu': 'お正月の集まり',
    'ja-ohanami': 'お花見',
    'ja-undokai': '運動会',
  },
  ar: {
    'ar-ijtimaa': 'اجتماع عن بُعد',
    'ar-eidiyya': 'زيارات العيد',
    'ar-alzaffa': 'حفل زفاف',
    'ar-mubarah': 'ليلة المباراة',
    'ar-alaaila': 'مجموعة العائلة',
  },
} as const satisfies Partial<Record<Language, Record<string, string>>>

/** Returns the official categories of a language in the order in which they are listed. Except in English, their ids determine their themes. */
export function officialCategoriesIn(language: Language): readonly OfficialCategory[] {
  if (language === 'en') return OFFICIAL_CATEGORIES
  return Object.entries(NAMES[language]).map(([categoryId, name]) => ({
    categoryId,
    name,
    theme: categoryTheme(categoryId),
  }))
}

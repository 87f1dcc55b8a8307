import { LANGUAGE_TAGS, type Language } from '#shared/languages.ts'
import { officialCategoriesIn } from '#shared/official-in-languages.ts'
import type { ContentType } from '#shared/category-choices.ts'
import ARABIC from './official/ar.json' with { type: 'json' }
import GERMAN from './official/de.json' with { type: 'json' }
import ENGLISH from './official/en.json' with { type: 'json' }
import SPANISH from './official/es.json' with { type: 'json' }
import FRENCH from './official/fr.json' with { type: 'json' }
import ITALIAN from './official/it.json' with { type: 'json' }
import JAPANESE from './official/ja.json' with { type: 'json' }
import DUTCH from './official/nl.json' with { type: 'json' }
import POLISH from './official/pl.json' with { type: 'json' }
import PORTUGUESE from './official/pt-BR.json' with { type: 'json' }
import TURKISH from './official/tr.json' with { type: 'json' }

/** One entry of an official category, short enough to fill a square uncut. */
export interface OfficialItem {
  content: string
  contentType: ContentType
  tags: string[]
}

/** One official category as a new installation stores it. */
export interface OfficialContent {
  categoryId: string
  language: Language
  name: string
  description: string
  items: OfficialItem[]
}

/** An item as a line of its list: type, words, tags. */
type ItemRow = [contentType: ContentType, content: string, tag: string, ...furtherTags: string[]]

/** Adds the names of the fields to the lines of a list. */
export function items(rows: readonly ItemRow[]): OfficialItem[] {
  return rows.map(([contentType, content, ...tags]) => ({ content, contentType, tags }))
}

/** The words of one language, by the ids of its categories. A test checks types and tags, which JSON has as texts. */
type Words = Record<string, { description: string; items: unknown[][] }>
const WORDS: Record<Language, Words> = {
  en: ENGLISH,
  es: SPANISH,
  'pt-BR': PORTUGUESE,
  fr: FRENCH,
  de: GERMAN,
  it: ITALIAN,
  nl: DUTCH,
  pl: POLISH,
  tr: TURKISH,
  ja: JAPANESE,
  ar: ARABIC,
}

/** In the order in which they are listed, language by language. */
export const OFFICIAL_CONTENT: readonly OfficialContent[] = LANGUAGE_TAGS.flatMap((language) =>
  officialCategoriesIn(language).map(({ categoryId, name }) => {
    const { description, items: rows } = WORDS[language][categoryId]!
    return { categoryId, language, name, description, items: items(rows as ItemRow[]) }
  }),
)

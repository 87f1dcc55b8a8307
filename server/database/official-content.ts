import { LANGUAGE_TAGS, type Language } from '#shared/languages.ts'
import type { OfficialCategory } from '#shared/official-categories.ts'
import { officialCategoriesIn } from '#shared/official-in-languages.ts'
import type { ContentType } from '#shared/category-choices.ts'
import type { NewItem } from '#shared/schemas/category.ts'

/** One entry of an official category, short enough to fill a square without being cut. */
export type OfficialItem = Pick<NewItem, 'content' | 'contentType' | 'tags'>

/** One official category as a new installation stores it. */
export interface OfficialContent extends Pick<OfficialCategory, 'categoryId' | 'name'> {
  language: Language
  description: string
  items: OfficialItem[]
}

/** An item as a row of its list: type, words, tags. */
type ItemRow = [contentType: ContentType, content: string, tag: string, ...furtherTags: string[]]

/** Converts the rows of a list to items. */
export function toItems(rows: readonly ItemRow[]): OfficialItem[] {
  return rows.map(([contentType, content, ...tags]) => ({ content, contentType, tags }))
}

/** The words of one language, by category id. A test checks types and tags, which JSON has as strings. */
type LanguageContent = Record<string, { description: string; items: ItemRow[] }>

async function loadContent(language: Language): Promise<OfficialContent[]> {
  const json = (await import(`./official/${language}.json`, { with: { type: 'json' } })) as {
    default: LanguageContent
  }
  return officialCategoriesIn(language).map(({ categoryId, name }) => {
    const { description, items: rows } = json.default[categoryId]!
    return { categoryId, language, name, description, items: toItems(rows) }
  })
}

/** The official categories in the order in which they are listed, language by language. */
export const OFFICIAL_CONTENT: readonly OfficialContent[] = (
  await Promise.all(LANGUAGE_TAGS.map(loadContent))
).flat()

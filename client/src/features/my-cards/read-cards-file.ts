import { newCardId } from '#shared/ids.ts'
import { isObject } from '#shared/is-object.ts'
import { ACCOUNT_DATA_FORMAT, ACCOUNT_DATA_VERSION, AFTER_CARDS } from '#shared/schemas/account-data.ts'
import { createCardBody, type CardContent } from '#shared/schemas/card.ts'
import { importCards } from '#messages/import-cards.ts'
import { inPageLanguage } from '../../lib/in-page-language.ts'
import { isolated } from '../../lib/isolated.ts'

/** A card that can be imported. Its new id is already set, so that a retry does not create a second card. */
export interface CardToImport {
  /** For example `Card 3, “Road trip”`. */
  name: string
  cardId: string
  content: CardContent
}

/** A card that can't be imported. */
export interface SkippedCard {
  name: string
  /** For example `cells.4: Cell must be at most 50 characters`. */
  reason: string
}

export interface CardsFile {
  cards: CardToImport[]
  skipped: SkippedCard[]
  /** Whether the file also has categories, which aren't imported. */
  hasCategories: boolean
}

/** Thrown if a file contains no cards that can be read. The message says what to do. */
export class FileRefusal extends Error {
  override readonly name = 'FileRefusal'
}

const MAX_BYTES = 100 * 1024 * 1024
/** The maximum size of the cards in a file with all data. A thousand cards take 8 MB. */
const CARDS_MAX_BYTES = 16 * 1024 * 1024
/** The first characters of a file with all data. */
const OWN_BEGINNING = `{"format":"${ACCOUNT_DATA_FORMAT}"`

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new FileRefusal(text.startsWith(OWN_BEGINNING) ? importCards.brokenOff : importCards.notCards)
  }
}

/**
 * Parses a file with all data up to the end of its cards. The categories of a large account are hundreds of MB, more
 * than a phone can parse.
 * @returns undefined for other files
 */
async function beginningOf(file: File): Promise<unknown> {
  const text = await file.slice(0, CARDS_MAX_BYTES).text()
  const end = text.indexOf(AFTER_CARDS)
  if (!text.startsWith(OWN_BEGINNING) || end < 0) return undefined
  const hasCategories = text[end + AFTER_CARDS.length] !== ']'
  return parse(`${text.slice(0, end)},"categories":${hasCategories ? '[{}]' : '[]'}}`)
}

/** Returns the cards in a parsed file, which may be a file with all data, a list of cards, or a single card. */
function cardsIn(data: unknown): unknown[] {
  if (Array.isArray(data)) return data
  if (!isObject(data)) throw new FileRefusal(importCards.notCards)
  if (data.format === ACCOUNT_DATA_FORMAT && Number(data.version) > ACCOUNT_DATA_VERSION)
    throw new FileRefusal(importCards.tooNew)
  if (Array.isArray(data.cards)) return data.cards
  if ('cells' in data) return [data]
  throw new FileRefusal(importCards.noCard)
}

async function readCard(input: unknown, position: number): Promise<CardToImport | SkippedCard> {
  const title = isObject(input) && typeof input.title === 'string' ? input.title.trim() : ''
  const name = title === '' ? importCards.card(position) : importCards.cardTitled(position, isolated(title))
  if (!isObject(input)) return { name, reason: importCards.notACard }
  if (!('cells' in input)) return { name, reason: importCards.reasonAt('cells', importCards.noSquares) }
  // The id is replaced: the one in the file may be in use, possibly by this very card.
  const { cardId: _cardId, ...card } = input
  const parsed = createCardBody.safeParse(card)
  if (!parsed.success) {
    const { path, message: english } = parsed.error.issues[0]!
    const { message } = await inPageLanguage({ message: english }, 'invalid')
    return { name, reason: importCards.reasonAt(path.join('.'), message) }
  }
  const { cardId: _none, ...content } = parsed.data
  return { name, cardId: newCardId(), content }
}

async function wholeOf(file: File): Promise<unknown> {
  if (file.size > MAX_BYTES) throw new FileRefusal(importCards.tooLarge)
  return parse(await file.text())
}

/**
 * Reads the cards in a file.
 * @throws FileRefusal if the file contains none
 */
export async function readCardsFile(file: File): Promise<CardsFile> {
  const data = (await beginningOf(file)) ?? (await wholeOf(file))
  const listed = cardsIn(data)
  if (listed.length === 0) throw new FileRefusal(importCards.empty)
  const results = await Promise.all(listed.map((card, index) => readCard(card, index + 1)))
  return {
    cards: results.filter((card) => 'content' in card),
    skipped: results.filter((card) => 'reason' in card),
    hasCategories: isObject(data) && Array.isArray(data.categories) && data.categories.length > 0,
  }
}

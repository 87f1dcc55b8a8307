import { memo, useMemo, type CSSProperties, type ReactNode } from 'react'
import { print } from '#messages/print.ts'
import { THEME_COLOURS } from '#shared/theme-colours.ts'
import { sheetCards, sheetCode } from '#shared/rules/sheets.ts'
import type { Card, CardContent } from '#shared/schemas/card.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import { wordsOf } from '#shared/rules/calls.ts'
import { callName } from '#shared/rules/columns.ts'
import { wordsByColumn } from '#shared/rules/words-by-column.ts'
import { sortWords } from '../../card/sort-words.ts'
import { listLayout } from '../list-layout.ts'
import { isLandscape, sheetsPerPage, type PrintChoices } from '../print-choices.ts'
import { PrintedSheet, type PrintedLink } from './printed-sheet.tsx'

interface PagesProps {
  /** The host's card, from which the sheets are dealt. */
  card: Card
  /** The card as the player sees it; the same without a shuffle. */
  own: Card
  /** The edition in the sheets' codes. */
  edition: number
  choices: PrintChoices
  /** Undefined for cards that others cannot open. */
  link: PrintedLink | undefined
  /** Whether to render only the first page of sheets and the call list, for the preview. */
  firstOnly?: boolean
}

export const Pages = memo(function Pages({
  card,
  own,
  edition,
  choices,
  link,
  firstOnly = false,
}: PagesProps) {
  const perPage = sheetsPerPage(choices)
  const { what } = choices
  const count = firstOnly ? Math.min(perPage, choices.sheets) : choices.sheets
  const sheets = useMemo(() => (what === 'card' ? [own] : sheetCards(card, count)), [card, own, what, count])
  const codeOf = (index: number) =>
    what === 'sheets' && choices.codes
      ? sheetCode({ version: card.version, edition, sheet: index + 1 })
      : undefined
  const page = (key: string, places: number, content: ReactNode) => (
    <div
      key={key}
      className="paper"
      data-paper={choices.paper}
      data-landscape={isLandscape(choices) || undefined}
      data-colours={choices.colours || undefined}
      data-places={places}
      style={choices.colours ? inkOf(card) : undefined}
    >
      {content}
    </div>
  )
  const pages = []
  for (let first = 0; first < sheets.length; first += perPage)
    pages.push(
      page(
        `sheets from ${first + 1}`,
        perPage,
        sheets
          .slice(first, first + perPage)
          .map((sheet, onPage) => (
            <PrintedSheet
              key={onPage}
              card={sheet}
              code={codeOf(first + onPage)}
              hasName={what === 'sheets'}
              link={choices.link ? link : undefined}
            />
          )),
      ),
    )
  if (choices.callList)
    pages.push(page('call list', 1, <CallList card={card} isLandscape={isLandscape(choices)} />))
  return pages
})

/**
 * Returns the card's colors, always those of the light mode, as paper is white. Words and rules stay black, because a
 * black-and-white printer renders any color as dots.
 */
function inkOf(card: Card): CSSProperties {
  const { primary, onPrimary, cell } = THEME_COLOURS[card.theme]
  return {
    '--print-stub': primary,
    '--print-on-stub': onPrimary,
    '--print-cell': cell,
  } as CSSProperties
}

/**
 * All words of a card for the caller, each with a box to tick; in the order of their columns if the card has columns.
 * Laid out as a grid, because WebKit prints CSS `columns` as a single column.
 */
function CallList({ card, isLandscape }: { card: CardContent; isLandscape: boolean }) {
  const words = (card.columns ? wordsByColumn(card) : [wordsOf(card)]).flatMap(sortWords)
  const names = words.map((text) => callName(card, text))
  const title = card.title || PRODUCT_NAME
  const { size, columns } = listLayout(title, names, isLandscape)
  const rows = Math.ceil(names.length / columns)
  return (
    <section className="call-list">
      <h2 dir="auto" aria-level={1} className="text-[24pt] leading-none">
        {title}
      </h2>
      <p className="mt-[2mm]">{print.onPaper.callList}</p>
      <ul
        className="mt-[6mm] grid grid-flow-col gap-x-[10mm] leading-[1.2] font-semibold"
        style={{
          gridTemplate: `repeat(${rows}, auto) / repeat(${columns}, minmax(0, 1fr))`,
          fontSize: `${size}pt`,
        }}
      >
        {names.map((name) => (
          <li key={name} dir="auto">
            {name}
          </li>
        ))}
      </ul>
    </section>
  )
}

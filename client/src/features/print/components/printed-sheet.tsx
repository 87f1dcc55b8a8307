import { memo, type CSSProperties } from 'react'
import { card as texts } from '#messages/card.ts'
import { print } from '#messages/print.ts'
import { hasLetters, COLUMN_LETTERS } from '#shared/rules/columns.ts'
import { freeIndexOf } from '#shared/rules/grid.ts'
import { fontStep, hyphenate, longestPiece, textWeight } from '#shared/rules/font-step.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { Rosette } from '../../card/components/rosette.tsx'
import type { QrDrawing } from '../../card/qr-drawing.ts'
import { useHostImage } from '../../card/use-host-image.ts'

/** The play link on paper. */
export interface PrintedLink {
  /** The address to type, without the scheme. */
  address: string
  code: QrDrawing
}

interface PrintedSheetProps {
  card: CardContent
  link?: PrintedLink | undefined
  /** The code that identifies the sheet for "Check a sheet". */
  code?: string | undefined
  /** Whether the sheet has a line for a player's name and names the winning pattern. */
  hasName?: boolean
}

/** A card on paper. Its sizes are CSS fractions of its container; nothing is measured. */
export const PrintedSheet = memo(function PrintedSheet({ card, link, code, hasName }: PrintedSheetProps) {
  const title = card.title || PRODUCT_NAME
  const free = freeIndexOf(card)
  const { gridSize: size } = card
  const squares = card.cells.map((text, index) =>
    index === free ? (
      <FreeSquare key={index} imageUrl={card.freeSpaceImageUrl} />
    ) : (
      <Square key={index} text={text} />
    ),
  )
  return (
    <section
      className="sheet"
      data-foot={link ? 'link' : code ? 'code' : undefined}
      data-head={hasName}
      style={{ '--n': size, '--title': titleSize(title) } as CSSProperties}
    >
      <h2 className="sheet-title" dir="auto" aria-level={1}>
        {title}
      </h2>
      {hasName && (
        <div className="sheet-head">
          <p className="sheet-name">{print.onPaper.name}</p>
          <p>{print.onPaper.toWin(texts.patterns[card.pattern ?? 'line'])}</p>
        </div>
      )}
      <div className="sheet-grid" role="table" data-letters={hasLetters(card) || undefined}>
        {[
          hasLetters(card) && <LettersRow key="letters" />,
          ...Array.from({ length: size }, (_, row) => (
            <div key={row} role="row" className="contents">
              {squares.slice(row * size, (row + 1) * size)}
            </div>
          )),
        ]}
      </div>
      {(link || code) && (
        <div className="sheet-foot">
          {link && (
            <>
              <svg
                viewBox={`0 0 ${link.code.side} ${link.code.side}`}
                shapeRendering="crispEdges"
                aria-hidden
              >
                <path d={link.code.path} />
              </svg>
              <p>
                <span>{print.onPaper.play}</span>
                <br />
                <span className="sheet-address" dir="ltr">
                  {link.address}
                </span>
              </p>
            </>
          )}
          {code && <p className="sheet-code">{code}</p>}
        </div>
      )}
    </section>
  )
})

function LettersRow() {
  return (
    <div role="row" className="contents" translate="no">
      {Array.from(COLUMN_LETTERS, (letter) => (
        <span key={letter} role="columnheader" className="sheet-letter">
          {letter}
        </span>
      ))}
    </div>
  )
}

function Square({ text }: { text: string }) {
  const step = fontStep(text)
  return (
    <div
      className="sheet-square"
      role="cell"
      data-step={step < 1 ? step : undefined}
      style={{ '--limit': wordsLimit(text) } as CSSProperties}
    >
      <span className="sheet-words" dir="auto">
        {hyphenate(text)}
      </span>
    </div>
  )
}

/** The host's image, or FREE if there is none or it fails to load. */
function FreeSquare({ imageUrl }: { imageUrl: string | null }) {
  const image = useHostImage(imageUrl)
  return (
    <div className="sheet-square sheet-free" role="cell">
      {image ? (
        <img {...image} alt={texts.free} />
      ) : (
        <>
          <Rosette />
          <span className="sheet-words">{texts.free}</span>
        </>
      )}
    </div>
  )
}

/** The height of the title area, in percent of the sheet's width; also in sheet.css. */
const TITLE_HEIGHT = 15
const TITLE_MAX_SIZE = 9.5
/** As in CSS, in em. */
const LINE_HEIGHT = 0.97
/** What accents of Vietnamese and Hindi extend above the first line and below the last, in em: in DejaVu Sans 0.3 above. */
const ACCENTS_HEIGHT = 0.6
/** The poster font's average letter width, in em, and the fraction of a line that is filled before it breaks. */
const LETTER_WIDTH = 0.5
const LINE_FILL = 0.84

/** Returns the largest font size for a title that fits the title area, in percent of the sheet's width. */
function titleSize(title: string): number {
  const length = textWeight(title) * LETTER_WIDTH
  for (let lines = 1; ; lines++) {
    const size = Math.min(TITLE_MAX_SIZE, TITLE_HEIGHT / (lines * LINE_HEIGHT + ACCENTS_HEIGHT))
    if (length * size <= 100 * LINE_FILL * lines) return Math.round(size * 100) / 100
  }
}

/** The area of an average letter, in em², including line spacing and loss at line ends. */
const LETTER_AREA = 0.62
/** The usable fraction of a square, and of its width. */
const USABLE_AREA = 0.83
const USABLE_WIDTH = 0.88
/** The font size of a short word, as a fraction of the square's shorter side. */
const MAX_WORDS = 0.24
/** The longest unbroken piece, in average letters. Longer cries are broken evenly, to stay readable. */
const LONGEST_WORD = 24

/**
 * Returns the largest font size at which all words fit the area of the square and the longest unbreakable piece fits
 * its width. On screen a row grows with its text; on paper it cannot.
 * @returns a fraction of the square's shorter side
 */
function wordsLimit(text: string): number {
  const byArea = USABLE_AREA / Math.sqrt(Math.max(1, textWeight(text)) * LETTER_AREA)
  const piece = Math.max(1, longestPiece(text))
  const byWidth = USABLE_WIDTH / ((piece / Math.ceil(piece / LONGEST_WORD)) * LETTER_WIDTH)
  return Math.round(Math.min(MAX_WORDS, byArea, byWidth) * 1000) / 1000
}

import { memo, useState, type CSSProperties } from 'react'
import { freeIndexOf } from '#shared/rules/grid.ts'
import { fontStep, hyphenate } from '#shared/rules/font-step.ts'
import type { Shuffle } from '#shared/rules/shuffle.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { Rosette } from '../../card/components/rosette.tsx'
import type { QrDrawing } from '../../card/qr-drawing.ts'
import { titleSize, wordsLimit } from '../fit-sheet.ts'

/** The play link on paper. */
export interface PrintedLink {
  /** Without the scheme, to be typed. */
  address: string
  code: QrDrawing
}

interface PrintedSheetProps {
  card: CardContent
  shuffle: Shuffle
  link?: PrintedLink | undefined
  /** Identifies the sheet, for Check a sheet. */
  code?: string | undefined
}

/** A card on paper. Its sizes are CSS fractions of its container; nothing is measured. */
export const PrintedSheet = memo(function PrintedSheet({ card, shuffle, link, code }: PrintedSheetProps) {
  const title = card.title || PRODUCT_NAME
  const free = freeIndexOf(card)
  return (
    <section
      className="sheet"
      data-foot={link ? 'link' : code ? 'code' : undefined}
      style={{ '--n': card.gridSize, '--title': titleSize(title) } as CSSProperties}
    >
      <h2 className="sheet-title" dir="auto">
        {title}
      </h2>
      <div className="sheet-grid">
        {shuffle.map((index) =>
          index === free ? (
            <FreeSquare key={index} imageUrl={card.freeSpaceImageUrl} />
          ) : (
            <Square key={index} text={card.cells[index] ?? ''} />
          ),
        )}
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
                Play on a phone
                <br />
                <span className="sheet-address">{link.address}</span>
              </p>
            </>
          )}
          {code && <p className="sheet-code">{code}</p>}
        </div>
      )}
    </section>
  )
})

function Square({ text }: { text: string }) {
  return (
    <div
      className="sheet-square"
      data-step={fontStep(text)}
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
  const [brokenUrl, setBrokenUrl] = useState<string>()
  return (
    <div className="sheet-square sheet-free">
      {imageUrl !== null && imageUrl !== brokenUrl ? (
        <img src={imageUrl} alt="FREE" referrerPolicy="no-referrer" onError={() => setBrokenUrl(imageUrl)} />
      ) : (
        <>
          <Rosette />
          <span className="sheet-words">FREE</span>
        </>
      )}
    </div>
  )
}

import { basics } from '#messages/basics.ts'
import { freeIndexOf } from '#shared/rules/grid.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { CardCell } from './card-cell.tsx'
import { CardGrid } from './card-grid.tsx'
import { FreeCell } from './free-cell.tsx'

interface StillGridProps {
  card: CardContent
  /** The card's title by default. */
  label?: string
  /** The language of the words, if it is known. */
  lang?: string | undefined
  called?: readonly string[]
  /** Marked squares, by index. */
  marked?: ReadonlySet<number>
}

/** The squares of a card to look at: none can be pressed. */
export function StillGrid({ card, label, lang, called, marked }: StillGridProps) {
  const { title, gridSize, freeSpaceImageUrl, cells } = card
  const free = freeIndexOf(card)
  return (
    <CardGrid gridSize={gridSize} columns={card.columns} label={label ?? (title || basics.untitled)}>
      {cells.map((text, index) =>
        index === free ? (
          <FreeCell key={index} index={index} gridSize={gridSize} imageUrl={freeSpaceImageUrl} />
        ) : (
          <CardCell
            key={index}
            index={index}
            gridSize={gridSize}
            text={text}
            lang={lang}
            pressed={marked?.has(index)}
            called={called?.includes(text)}
          />
        ),
      )}
    </CardGrid>
  )
}

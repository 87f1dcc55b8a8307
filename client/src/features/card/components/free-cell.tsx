import { memo } from 'react'
import { card as texts } from '#messages/card.ts'
import type { GridSize } from '#shared/product.ts'
import { useHostImage } from '../use-host-image.ts'
import { cornerOf } from './card-cell.tsx'
import { Rosette } from './rosette.tsx'

interface FreeCellProps {
  index: number
  gridSize: GridSize
  /** The URL of the host's image. Without an image, or if it fails to load, the square shows FREE. */
  imageUrl: string | null
}

/** The free space, which is never a button. */
export const FreeCell = memo(function FreeCell({ index, gridSize, imageUrl }: FreeCellProps) {
  const image = useHostImage(imageUrl)
  return (
    <div className="square" role="gridcell" data-index={index}>
      <div className="cell free" data-corner={cornerOf(index, gridSize)}>
        {image ? (
          <img {...image} alt={texts.free} decoding="async" />
        ) : (
          <>
            <Rosette />
            <span className="words">{texts.free}</span>
          </>
        )}
      </div>
    </div>
  )
})

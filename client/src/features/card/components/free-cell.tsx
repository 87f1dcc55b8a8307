import { memo, useState } from 'react'
import { card as texts } from '#messages/card.ts'
import type { GridSize } from '#shared/product.ts'
import { cornerOf } from './card-cell.tsx'
import { Rosette } from './rosette.tsx'

interface FreeCellProps {
  index: number
  gridSize: GridSize
  /** The host's image; without one, or if it fails to load, the square shows FREE. */
  imageUrl: string | null
}

/** The free space, which is never a button. */
export const FreeCell = memo(function FreeCell({ index, gridSize, imageUrl }: FreeCellProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>()
  /** A server-rendered image may have failed before hydration added `onError`. */
  const checkLoaded = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setBrokenUrl(image.getAttribute('src') ?? undefined)
  }
  return (
    <div className="square" role="gridcell" data-index={index}>
      <div className="cell free" data-corner={cornerOf(index, gridSize)}>
        {imageUrl !== null && imageUrl !== brokenUrl ? (
          <img
            ref={checkLoaded}
            src={imageUrl}
            alt={texts.free}
            referrerPolicy="no-referrer"
            decoding="async"
            onError={() => setBrokenUrl(imageUrl)}
          />
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

import { memo, useState } from 'react'
import type { GridSize } from '#shared/product.ts'
import { cornerOf } from './card-cell.tsx'
import { Rosette } from './rosette.tsx'

interface FreeCellProps {
  index: number
  gridSize: GridSize
  /** The author's picture; where there is none, or it does not load, the cell says FREE. */
  imageUrl: string | null
}

/** The free space: never a button. */
export const FreeCell = memo(function FreeCell({ index, gridSize, imageUrl }: FreeCellProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>()
  /** A picture in the server's HTML may have failed before anybody listened. */
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
            alt="FREE"
            referrerPolicy="no-referrer"
            decoding="async"
            onError={() => setBrokenUrl(imageUrl)}
          />
        ) : (
          <>
            <Rosette />
            <span className="words">FREE</span>
          </>
        )}
      </div>
    </div>
  )
})

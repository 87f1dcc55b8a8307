import { Skeleton } from '../../../ui/skeleton.tsx'
import { PREVIEW_CELLS } from '../preview.ts'

/** The outline of a tile that is on its way, as large as the tile. */
export function TileSkeleton() {
  return (
    <div aria-hidden="true" data-skeleton className="tile">
      <div className="tile-stub">
        <Skeleton className="h-5 w-3/5 bg-paper" />
      </div>
      <div className="tile-cells">
        {Array.from({ length: PREVIEW_CELLS }, (_, index) => (
          <span key={index} className="tile-cell">
            <Skeleton className="w-3/4" />
          </span>
        ))}
      </div>
      <div className="tile-coupon">
        <Skeleton className="w-2/5" />
      </div>
    </div>
  )
}

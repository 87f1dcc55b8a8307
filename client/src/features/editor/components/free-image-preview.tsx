import { Rosette } from '../../card/components/rosette.tsx'
import type { ImagePreview } from '../use-image-preview.ts'

const TEXTS: Record<ImagePreview, string> = {
  none: 'No image: the square says FREE.',
  loading: 'Loading the preview...',
  ready: 'This is how players will see it.',
  failed: 'Could not load the image from the provided URL.',
}

/** A preview of the free space: FREE until the image has loaded. */
export function FreeImagePreview({ url, preview }: { url: string | undefined; preview: ImagePreview }) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <div className="relative grid size-28 flex-none place-items-center rounded-cell bg-primary font-[family-name:var(--font-poster)] text-poster-32 leading-none font-bold text-on-primary outline-2 outline-edge">
        {preview === 'ready' ? (
          <img
            src={url}
            alt="Preview of the free space"
            referrerPolicy="no-referrer"
            className="absolute inset-0.5 size-[calc(100%-4px)] object-contain"
          />
        ) : (
          <>
            <span className="absolute inset-1 opacity-75 [&>svg]:size-full">
              <Rosette />
            </span>
            <span className="relative rounded-full bg-primary px-1 pt-1">FREE</span>
          </>
        )}
      </div>
      <p
        role="status"
        className={`flex-[1_1_8rem] ${preview === 'failed' ? 'font-semibold text-danger' : 'text-muted'}`}
      >
        {TEXTS[preview]}
      </p>
    </div>
  )
}

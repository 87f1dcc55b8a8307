import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { BRAND_PICTURE } from './meta-tags.ts'
import { createOgImages } from '../previews/og-images.ts'
import { createRenderQueue } from '../previews/render-queue.ts'

interface PicturesDeps extends Pick<Parameters<typeof createOgImages>[0], 'log' | 'activity'> {
  build: { clientDir: string; startPreviewWorker?: () => Worker } | undefined
}

/** The pictures of link previews; undefined without a build, or without a worker to draw them. */
export async function builtPictures({ build, ...deps }: PicturesDeps) {
  if (!build?.startPreviewWorker) return undefined
  return createOgImages({
    ...deps,
    queue: createRenderQueue({ startPreviewWorker: build.startPreviewWorker }),
    fallback: await readFile(join(build.clientDir, BRAND_PICTURE)),
  })
}

import { shape, vector, type Drawing } from './drawing.ts'

const BLOT = '#ff5a3c'
const OVERLAP = '#b92a10'
const UPPER_BLOT =
  'M34.6 5.2c9.4-.7 17 5.6 17.2 14.2.2 8.9-7 15.7-16.3 15.8-9 .1-16-6-16.2-14.7C19.1 11.9 25.6 5.9 34.6 5.2Z'
const LOWER_BLOT =
  'M36.2 28.4c10.4-.4 18.2 6.3 18.3 15.5.1 9.3-7.6 16.1-17.8 16-9.9-.1-17.5-6.5-17.4-15.7.1-8.9 7.2-15.4 16.9-15.8Z'
const OVERLAP_OF_BLOTS =
  'M25.1 31.9c2.9-2.1 6.7-3.4 11.1-3.5 4-.1 7.6.8 10.5 2.5-2.9 2.7-6.8 4.3-11.2 4.3-4 0-7.6-1.2-10.4-3.3Z'

/** The mark of the brand, as client/src/ui/logo.tsx draws it. @param ink colour of its squares */
export function logo(size: number, ink: string): Drawing {
  return vector('0 0 64 64', { width: size, height: size }, [
    shape('path', { fill: BLOT, d: UPPER_BLOT }),
    shape('path', { fill: BLOT, d: LOWER_BLOT }),
    shape('path', { fill: OVERLAP, d: OVERLAP_OF_BLOTS }),
    ...[6, 24, 42].map((y) => shape('rect', { x: 9, y, width: 16, height: 16, rx: 2.5, fill: ink })),
  ])
}

/** The rosette of the free space, as client/src/features/card/components/rosette.tsx draws it. */
export function rosette(size: number, ink: string): Drawing {
  const ellipses = Array.from({ length: 18 }, (_, turn) =>
    shape('ellipse', { cx: 32, cy: 32, rx: 30, ry: 12, transform: `rotate(${turn * 10} 32 32)` }),
  )
  return vector('0 0 64 64', { width: size, height: size }, [
    shape('g', { fill: 'none', stroke: ink, 'stroke-width': 0.7, 'stroke-opacity': 0.75 }, ellipses),
  ])
}

import type { Face, Faces, Shape } from '#shared/picture/shapes.ts'

/** The families of the style sheet, with fallbacks for missing characters. */
export const FAMILIES = {
  poster: { weight: 700, family: "'Passion One', 'Passion fallback', 'Arial Black', sans-serif" },
  plain: { weight: 600, family: "'Barlow Semi Condensed', 'Barlow fallback', system-ui, sans-serif" },
}
/** The distance from the middle of a line down to its baseline, in em: half the height of a capital letter. */
export const BASELINE = 0.35
/** Widths are measured at this font size. */
const MEASURED_PX = 100

function fontOf(name: Face['family'], size: number): string {
  const { weight, family } = FAMILIES[name]
  return `${weight} ${size}px ${family}`
}

/** Loads the page's fonts for these characters. Without a loaded font, a canvas silently uses another family. */
export async function loadFonts(text: string): Promise<void> {
  await Promise.all(
    // Offline, or with web fonts blocked, the fallback families have the same widths.
    (['poster', 'plain'] as const).map((name) =>
      document.fonts.load(fontOf(name, 40), text).catch(() => undefined),
    ),
  )
}

export function facesOf(pen: CanvasRenderingContext2D): Faces {
  const face = (family: Face['family'], lineHeight: number): Face => ({
    family,
    lineHeight,
    measure: (line) => {
      pen.font = fontOf(family, MEASURED_PX)
      return pen.measureText(line).width / MEASURED_PX
    },
  })
  return { poster: face('poster', 0.98), plain: face('plain', 1.1) }
}

function trace(pen: CanvasRenderingContext2D, shape: Exclude<Shape, { kind: 'text' }>): void {
  pen.beginPath()
  if (shape.kind === 'box') pen.roundRect(shape.left, shape.top, shape.width, shape.height, [...shape.radii])
  else if (shape.kind === 'ellipse') {
    const { x, y, rx, ry, rotation = 0 } = shape
    pen.ellipse(x, y, rx, ry, (rotation * Math.PI) / 180, 0, 2 * Math.PI)
  } else if (shape.kind === 'line')
    for (const [index, [x, y]] of shape.points.entries()) pen[index === 0 ? 'moveTo' : 'lineTo'](x, y)
}

/** Paints one shape. Paths are not supported, and only ellipses can be rotated. */
export function paint(pen: CanvasRenderingContext2D, shape: Shape): void {
  const { fill, stroke, lineWidth = 1, opacity = 1 } = shape
  pen.globalAlpha = opacity
  if (fill !== undefined) pen.fillStyle = fill
  if (shape.kind === 'text') {
    pen.font = fontOf(shape.family, shape.fontSize)
    pen.textAlign = shape.align
    pen.textBaseline = 'alphabetic'
    pen.direction = shape.isRightToLeft ? 'rtl' : 'ltr'
    pen.fillText(shape.text, shape.x, shape.y + shape.fontSize * BASELINE)
    return
  }
  trace(pen, shape)
  if (fill !== undefined) pen.fill()
  if (stroke === undefined) return
  pen.lineCap = 'round'
  pen.lineWidth = lineWidth
  pen.strokeStyle = stroke
  pen.stroke()
}

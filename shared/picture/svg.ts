import { centerOf, type BoxShape, type Shape, type TextShape } from './shapes.ts'

/** Draws a box with rounded corners. Radii that do not fit are reduced, as browsers do. */
function roundedBox({ left, top, width, height, radii }: BoxShape): string {
  const [a = 0, b = 0, c = 0, d = 0] = radii
  const scale = Math.min(1, width / (a + b), width / (c + d), height / (a + d), height / (b + c))
  const [tl, tr, br, bl] = [a * scale, b * scale, c * scale, d * scale]
  const arc = (radius: number, x: number, y: number) => `a${radius} ${radius} 0 0 1 ${x} ${y}`
  return [
    `M${left + tl} ${top}H${left + width - tr}${arc(tr, tr, tr)}`,
    `V${top + height - br}${arc(br, -br, br)}`,
    `H${left + bl}${arc(bl, -bl, -bl)}V${top + tl}${arc(tl, tl, -tl)}Z`,
  ].join('')
}

function geometry(shape: Exclude<Shape, TextShape>): string {
  switch (shape.kind) {
    case 'box':
      return `path d="${roundedBox(shape)}"`
    case 'ellipse':
      return `ellipse cx="${shape.x}" cy="${shape.y}" rx="${shape.rx}" ry="${shape.ry}"`
    case 'line':
      return `polyline points="${shape.points.join(' ')}"`
    case 'path':
      return `path d="${shape.d}"`
  }
}

function transform(shape: Shape): string {
  if (shape.kind === 'path') return `translate(${shape.left} ${shape.top}) scale(${shape.scale})`
  if (shape.rotation === undefined) return ''
  const center = shape.kind === 'box' ? centerOf(shape) : 'x' in shape ? [shape.x, shape.y] : [0, 0]
  return `rotate(${shape.rotation} ${center.join(' ')})`
}

/**
 * Writes shapes as an SVG document.
 * @param drawText returns the element or elements of a text, given its paint attributes
 * @param head markup before the shapes, such as a style
 */
export function svgOf(
  shapes: readonly Shape[],
  { width, height }: { width: number; height: number },
  drawText: (shape: TextShape, paint: string) => string,
  head = '',
): string {
  const elements = shapes.map((shape) => {
    const { fill = 'none', stroke = 'none', lineWidth = 1, opacity = 1 } = shape
    const paint = `transform="${transform(shape)}" fill="${fill}" stroke="${stroke}" stroke-width="${lineWidth}" opacity="${opacity}"`
    return shape.kind === 'text' ? drawText(shape, paint) : `<${geometry(shape)} ${paint}/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${head}${elements.join('')}</svg>`
}

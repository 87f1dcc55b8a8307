/** A node of a picture, as the drawing library takes it: a React element in shape, without React. */
export interface Drawing {
  type: string
  key: null
  props: { style?: Style; children?: Drawn; [attribute: string]: unknown }
}
export type Style = Record<string, string | number>
type Drawn = string | Drawing | Drawing[]

/** A box. The library lays out flex boxes only, and wants each to say so. */
export function box(style: Style, children: Drawn = []): Drawing {
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } }
}

/** A box at a place of its own on the box around it. */
export function placed(
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
  style: Style,
  children: Drawn = [],
): Drawing {
  return box({ position: 'absolute', left, top, width, height, ...style }, children)
}

/** A drawing in lines and areas, with its own measure. */
export function vector(
  viewBox: string,
  size: { width: number; height: number },
  children: Drawing[],
): Drawing {
  return { type: 'svg', key: null, props: { viewBox, ...size, children } }
}

/** A part of such a drawing: `path`, `rect`, `ellipse`, `g`. */
export function shape(type: string, attributes: Record<string, unknown>, children: Drawing[] = []): Drawing {
  return { type, key: null, props: { ...attributes, ...(children.length > 0 && { children }) } }
}

import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'
import type { Drawing } from './drawing.ts'
import type { Fonts } from './fonts.ts'
import { PICTURE_SIZE } from './ticket.ts'

/** Turns a drawing into a PNG. Emails are drawn as outlines of our fonts: what the machine has installed does not count. */
export async function renderPng(drawing: Drawing, { poster, plain }: Fonts): Promise<Buffer> {
  const svg = await satori(drawing, {
    ...PICTURE_SIZE,
    fonts: [...poster.files, ...plain.files].map(({ name, data }) => ({ name, data, weight: 400 })),
  })
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
}

import type { Shape, TextShape } from '#shared/picture/shapes.ts'
import { svgOf } from '#shared/picture/svg.ts'
import { BASELINE, FAMILIES } from './canvas.ts'
import { PICTURE } from './places.ts'

const ANCHORS = { left: 'start', center: 'middle', right: 'end' }

function textElement({ text, family, fontSize, x, y, align, isRightToLeft }: TextShape, paint: string) {
  const { weight, family: names } = FAMILIES[family]
  // An SVG anchor means the start or end of the text, whereas a canvas's alignment means a side.
  const anchor = ANCHORS[isRightToLeft && align !== 'center' ? (align === 'left' ? 'right' : 'left') : align]
  const place = `x="${x}" y="${y + fontSize * BASELINE}" text-anchor="${anchor}" direction="${isRightToLeft ? 'rtl' : 'ltr'}"`
  const words = new XMLSerializer().serializeToString(new Text(text))
  return `<text ${place} font-family="${names}" font-weight="${weight}" font-size="${fontSize}" ${paint}>${words}</text>`
}

async function asDataUrl(url: URL): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer())
  return `data:font/woff2;base64,${btoa(String.fromCharCode(...bytes))}`
}

const USED = Object.values(FAMILIES).map(({ family, weight }) => `${family.split("'")[1]} ${weight}`)

/** Returns a needed font's rule with its file embedded (85 kB in all), as an image can't fetch files. */
async function embedded(rule: CSSRule, base = document.baseURI): Promise<string> {
  if (!(rule instanceof CSSFontFaceRule)) return ''
  const valueOf = (name: string) => rule.style.getPropertyValue(name).replaceAll(/["']/g, '')
  if (!USED.includes(`${valueOf('font-family')} ${valueOf('font-weight')}`)) return ''
  const file = /url\("?([^")]+)/.exec(rule.cssText)![1]!
  return rule.cssText.replace(file, await asDataUrl(new URL(file, base)))
}

/** Returns the picture as an SVG file, which no fingerprinting protection alters. */
export async function svgFile(shapes: readonly Shape[]): Promise<Blob> {
  const rules = [...document.styleSheets].flatMap(({ cssRules, href }) =>
    [...cssRules].map((rule) => embedded(rule, href ?? undefined)),
  )
  // Offline, or with web fonts blocked, the fallback families have the same widths.
  const fonts = await Promise.all(rules).catch(() => [])
  return new Blob([svgOf(shapes, PICTURE, textElement, `<style>${fonts.join('')}</style>`)], {
    type: 'image/svg+xml',
  })
}

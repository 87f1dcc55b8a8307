import { EMBED_HEIGHT, EMBED_WIDTH, embedPath, type EmbedOptions } from './embed.ts'
import { escapeHtml } from './escape-html.ts'

/** A frame that shows a card in another page. */
interface EmbedFrame {
  /** The server's origin, without a trailing slash: `https://bingo.example`. */
  origin: string
  cardId: string
  /** The frame's name for screen readers, as the host wrote it: it is escaped here. */
  title: string
  /** The maximum width and the height, in CSS pixels. */
  width?: number
  height?: number
  options?: EmbedOptions
}

/**
 * Returns the HTML that shows a card in another page. The frame gets narrower if there is less room. WordPress removes the style, but
 * keeps `width` and `frameborder`. Browsers paint an opaque background behind a frame whose color scheme differs from that of the page
 * inside, which is light if transparent; `normal` would be the scheme of the surrounding page, which may be dark.
 */
export function embedHtml({
  origin,
  cardId,
  title,
  width = EMBED_WIDTH,
  height = EMBED_HEIGHT,
  options,
}: EmbedFrame): string {
  const attributes = {
    src: `${origin}${embedPath(cardId, options)}`,
    title,
    width: '100%',
    height: String(height),
    frameborder: '0',
    loading: 'lazy',
    style: `border:0;color-scheme:light;max-width:${width}px`,
  }
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`)
  return `<iframe ${written.join(' ')}></iframe>`
}

import { EMBED_HEIGHT, EMBED_WIDTH, embedPath, type EmbedOptions } from './embed.ts'
import { escapeHtml } from './escape-html.ts'

/** A frame with a card of ours. */
interface EmbedFrame {
  /** Ours, without a slash at the end: `https://bingo.example`. */
  origin: string
  cardId: string
  /** The frame's name for screen readers. As the host wrote it: it is escaped here. */
  title: string
  /** In CSS pixels: the widest that it gets, and its height. */
  width?: number
  height?: number
  options?: EmbedOptions
}

/**
 * The HTML that shows a card in another page. It becomes narrower where there is less room; WordPress drops its style, and keeps
 * `width` and `frameborder`. Browsers paint an opaque ground behind a frame with another scheme than the page in it, which is light
 * where it is see-through; `normal` is the scheme that the page around it names in its head, which may be dark.
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

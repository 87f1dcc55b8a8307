import { EMBED, MARKS_OFF } from '../screens.ts'

/** The size of a frame that nothing else decides, in CSS pixels. */
export const EMBED_WIDTH = 600
export const EMBED_HEIGHT = 760

/** How a card looks in another page. */
export interface EmbedOptions {
  /** By default that of the reader's system. */
  theme?: 'light' | 'dark' | undefined
  /** False shows a picture that changes live. By default players mark squares. */
  marks?: boolean | undefined
  /** Lets the page around it, or a video, show through. */
  transparent?: boolean | undefined
  /** A picture shows what the host calls. Players see it anyway. */
  calls?: boolean | undefined
}

/** The parameter for a card over a video: a picture without a ground that shows the calls. */
const OVERLAY = 'overlay'

/** The path of a card for a frame: `/embed/V1StGXR8_Z?theme=dark&overlay`. Defaults are left out. */
export function embedPath(cardId: string, options: EmbedOptions = {}) {
  const { theme, marks = true, transparent = false, calls = false } = options
  const isOverlay = !marks && transparent && calls
  const query = [
    ...(theme === undefined ? [] : [`theme=${theme}`]),
    ...(marks || isOverlay ? [] : [`marks=${MARKS_OFF}`]),
    ...(marks || isOverlay || !calls ? [] : ['calls=on']),
    ...(isOverlay ? [OVERLAY] : transparent ? ['transparent'] : []),
  ]
  return `${EMBED.replace(':cardId', cardId)}${query.length > 0 ? `?${query.join('&')}` : ''}`
}

/** A URLSearchParams. */
interface Query {
  get: (name: string) => string | null
  has: (name: string) => boolean
}

/** The options in a frame's address. Unknown ones are dropped: the rest of a link is anyone's text. */
export function embedOptionsIn(query: Query): EmbedOptions & { marks: boolean; calls: boolean } {
  const theme = query.get('theme')
  const isOverlay = query.has(OVERLAY)
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
    marks: !isOverlay && query.get('marks') !== MARKS_OFF,
    transparent: isOverlay || query.has('transparent'),
    calls: isOverlay || query.get('calls') === 'on',
  }
}

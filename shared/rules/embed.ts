import { EMBED_PATH, MARKS_OFF } from '../screens.ts'

/** The default size of a frame, in CSS pixels. */
export const EMBED_WIDTH = 600
export const EMBED_HEIGHT = 760

/** How a card looks in another page. */
export interface EmbedOptions {
  /** By default the theme of the reader's system. */
  theme?: 'light' | 'dark' | undefined
  /** False shows the card as a picture that changes live. By default players can mark squares. */
  marks?: boolean | undefined
  /** Lets the surrounding page, or a video, show through. */
  transparent?: boolean | undefined
  /** Whether a picture shows the host's calls. Players see them in any case. */
  calls?: boolean | undefined
}

/** The parameter for a card over a video: a transparent picture that shows the calls. */
const OVERLAY = 'overlay'

/** Returns the path of a card for a frame: `/embed/V1StGXR8_Z?theme=dark&overlay`. Defaults are omitted. */
export function embedPath(cardId: string, options: EmbedOptions = {}) {
  const { theme, marks = true, transparent = false, calls = false } = options
  const isOverlay = !marks && transparent && calls
  const query = [
    ...(theme === undefined ? [] : [`theme=${theme}`]),
    ...(marks || isOverlay ? [] : [`marks=${MARKS_OFF}`]),
    ...(marks || isOverlay || !calls ? [] : ['calls=on']),
    ...(isOverlay ? [OVERLAY] : transparent ? ['transparent'] : []),
  ]
  return `${EMBED_PATH.replace(':cardId', cardId)}${query.length > 0 ? `?${query.join('&')}` : ''}`
}

/** A URLSearchParams. */
interface Query {
  get: (name: string) => string | null
  has: (name: string) => boolean
}

/** Reads the options in a frame's URL. Unknown ones are ignored, because a link can contain anything. */
export function readEmbedOptions(query: Query): EmbedOptions & { marks: boolean; calls: boolean } {
  const theme = query.get('theme')
  const isOverlay = query.has(OVERLAY)
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
    marks: !isOverlay && query.get('marks') !== MARKS_OFF,
    transparent: isOverlay || query.has('transparent'),
    calls: isOverlay || query.get('calls') === 'on',
  }
}

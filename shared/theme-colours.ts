import type { Theme } from './product.ts'

/** The light mode colors of a theme, named as in the client's tokens.css. Images and prints use them in dark mode too. */
export interface ThemeColours {
  stock: string
  primary: string
  onPrimary: string
  cell: string
  edge: string
  text: string
  muted: string
  markedBg: string
  mark: string
  markedBorder: string
}

/** White squares between lines in the primary color. */
const onWhite = (primary: string) => ({ primary, onPrimary: '#ffffff', cell: '#ffffff', edge: primary })

/** Duplicates tokens.css, because neither the server nor a canvas can read a style sheet. A test compares both. */
export const THEME_COLOURS: Record<Theme, ThemeColours> = {
  blue: {
    ...onWhite('#2447d8'),
    stock: '#dbe5ff',
    text: '#111a4a',
    muted: '#45508c',
    markedBg: '#ffe0bd',
    mark: '#ff9d42',
    markedBorder: '#a64d00',
  },
  pink: {
    ...onWhite('#c4186c'),
    stock: '#ffdcea',
    text: '#4a0a2a',
    muted: '#85405f',
    markedBg: '#fff0b0',
    mark: '#ffcb1f',
    markedBorder: '#8a6100',
  },
  green: {
    ...onWhite('#0b6e46'),
    stock: '#d3f0dc',
    text: '#06301f',
    muted: '#356650',
    markedBg: '#ffdbe7',
    mark: '#ff8ab2',
    markedBorder: '#b02662',
  },
  purple: {
    ...onWhite('#6b2fc4'),
    stock: '#eadffc',
    text: '#260c52',
    muted: '#63498f',
    markedBg: '#ecf5c0',
    mark: '#bfdc3a',
    markedBorder: '#5c6e00',
  },
  yellow: {
    stock: '#fff0b3',
    primary: '#ffc414',
    onPrimary: '#2b1f00',
    cell: '#fffdf4',
    edge: '#7a5a00',
    text: '#2b1f00',
    muted: '#6b5613',
    markedBg: '#d5eaff',
    mark: '#6fb7ff',
    markedBorder: '#145fae',
  },
  red: {
    ...onWhite('#c2301a'),
    stock: '#ffddd4',
    text: '#480d04',
    muted: '#863f31',
    markedBg: '#cdf3ef',
    mark: '#57d2c9',
    markedBorder: '#08726c',
  },
}

import type { Theme } from '#shared/product.ts'

/** The colours that a picture is drawn in, by their roles in the client's tokens.css: always those of the light mode. */
export interface ThemeColours {
  stock: string
  primary: string
  onPrimary: string
  cell: string
  edge: string
  text: string
  mark: string
  markedBorder: string
}

/** What tokens.css says, written down again: a style sheet cannot be imported here. A test holds both against each other. */
export const THEME_COLOURS: Record<Theme, ThemeColours> = {
  blue: {
    stock: '#dbe5ff',
    primary: '#2447d8',
    onPrimary: '#ffffff',
    cell: '#ffffff',
    edge: '#2447d8',
    text: '#111a4a',
    mark: '#ff9d42',
    markedBorder: '#a64d00',
  },
  pink: {
    stock: '#ffdcea',
    primary: '#c4186c',
    onPrimary: '#ffffff',
    cell: '#ffffff',
    edge: '#c4186c',
    text: '#4a0a2a',
    mark: '#ffcb1f',
    markedBorder: '#8a6100',
  },
  green: {
    stock: '#d3f0dc',
    primary: '#0b6e46',
    onPrimary: '#ffffff',
    cell: '#ffffff',
    edge: '#0b6e46',
    text: '#06301f',
    mark: '#ff8ab2',
    markedBorder: '#b02662',
  },
  purple: {
    stock: '#eadffc',
    primary: '#6b2fc4',
    onPrimary: '#ffffff',
    cell: '#ffffff',
    edge: '#6b2fc4',
    text: '#260c52',
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
    mark: '#6fb7ff',
    markedBorder: '#145fae',
  },
  red: {
    stock: '#ffddd4',
    primary: '#c2301a',
    onPrimary: '#ffffff',
    cell: '#ffffff',
    edge: '#c2301a',
    text: '#480d04',
    mark: '#57d2c9',
    markedBorder: '#08726c',
  },
}

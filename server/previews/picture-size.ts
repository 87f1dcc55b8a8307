/** The size of cards' pictures in px, as link previews require. */
export const PICTURE_SIZE = { width: 1200, height: 630 }

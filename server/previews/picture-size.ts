/** Of the pictures of cards, in px: what link previews ask for. */
export const PICTURE_SIZE = { width: 1200, height: 630 }

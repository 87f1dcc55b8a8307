/** Size of cards' pictures in px, as link previews ask for. */
export const PICTURE_SIZE = { width: 1200, height: 630 }

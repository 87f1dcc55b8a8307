import { PRODUCT_NAME } from '#shared/product.ts'

/** The help on one sheet. Buttons and screens are named as they are. */
export const help = {
  title: `How to Use ${PRODUCT_NAME}`,
  close: 'Got it!',
  creating: {
    title: 'Creating a Card',
    start:
      'Press New Card, give it a title and pick a grid: 3x3, 4x4 or 5x5. Fill the squares with things that always happen, or paste a list. Five are enough to save.',
    account:
      'Without an account, a card stays in this browser; Safari deletes it after 7 days without a visit. Log in to save it, and everyone who has it open sees your edits as you make them.',
  },
  categories: `A category is a ready-made list of squares. Open one and press Use in ${PRODUCT_NAME} to fill a card at random. Log in to copy one or make your own.`,
  playing: {
    title: 'Playing',
    marks:
      'Click on squares to mark them. Get 5 in a row: horizontal, vertical or diagonal. On smaller cards, a full line of 3 or 4. The free space counts as marked.',
    privacy:
      "Your marks are yours alone and stay in your browser. They're lost when you close a private window, or a browser set to forget everything. Reset marks to start again.",
  },
  sharing: {
    title: 'Sharing',
    link: 'Save the card and press Share: it generates a link that shows everyone the same card. No one needs an account to play it. Calling words out loud? Turn on “A different layout for each player” and each player gets a shuffled card.',
    room: 'Playing in a room? Press Present to put the card, its QR code or a caller on the big screen. The caller draws the words at random. Or press Share and get a code: players type its six digits on the start page.',
    hosts:
      'Not hosting alone? Add Co-hosts under Quick Actions: they edit the card with you. Embed, in Share, shows the card on your own website.',
  },
  themes: {
    title: 'Themes',
    text: 'Six papers, each with its own ink: choose one in Card Settings. Switch light and dark in the menu. Printouts are always light.',
  },
  shortcuts: {
    title: 'Keyboard Shortcuts',
    select: 'Navigates and selects cells',
    move: 'Moves between squares, which are one stop of Tab',
    mark: 'Marks or unmarks a cell in play mode',
    save: 'Saves the card',
    undo: 'Undoes your last edit; add Shift to redo',
    swap: 'Swaps a square with its neighbor while editing',
    picture: 'Adds a picture to a square while you type',
    message: 'Jumps to the latest message',
    close: 'Closes a dialog or menu',
    mac: 'On a Mac, use Cmd for Ctrl and Option for Alt.',
  },
  /** The keys as this language's keyboards have them. */
  keys: { arrows: 'Arrow keys', space: 'Space', ctrl: 'Ctrl', alt: 'Alt', escape: 'Esc' },
}

import { PRODUCT_NAME } from '#shared/product.ts'

/** Words of many screens. */
export const basics = {
  /** This language's tag. */
  tag: 'en',
  /** The direction of its lines: `ltr` or `rtl`. */
  dir: 'ltr',
  cancel: 'Cancel',
  /** The name of the tabs Create Card and Play Card. */
  card: 'Card',
  cardFailed: "The card didn't load",
  checkConnection: 'Check your connection and try again.',
  close: 'Close',
  /** On a button: copies what is beside it. */
  copy: 'Copy',
  copyFailed: 'Copy Failed',
  /** In place of “Copy”, for two seconds after the press. */
  copied: 'Copied',
  damaged: 'Starting fresh',
  damagedText: "We couldn't read what this browser had saved here.",
  error: 'Error',
  grid: (size: number) => `${size}x${size}`,
  home: 'Go to the home page',
  link: 'Link to this card',
  linkCopied: 'Link Copied',
  linkCopiedText: 'Share link copied to clipboard!',
  linkNotCopied: 'Failed to copy link. Please try again.',
  /** The parts of a list, such as the states of a square. */
  list: (parts: readonly string[]) => parts.join(', '),
  loading: 'Loading...',
  /** What a press wanted to open, when its code could not be loaded. */
  notOpened: {
    card: "The card didn't open",
    dialog: "The dialog didn't open",
    menu: "The menu didn't open",
  },
  /** The browser refuses to store marks or settings. */
  notStored: 'Not saved on this device',
  notStoredText:
    "Your browser won't store anything. Keep going; it's gone when you close or reload this page.",
  /** The same of a card without an account. */
  cardNotStored: 'The card stays until you close or reload this page. Copy its link to keep it.',
  offline: 'Offline',
  /** On a button of a toast: leads to what it tells of. */
  open: 'Open',
  pleaseTryAgain: 'Please try again.',
  quoted: (words: string) => `“${words}”`,
  retry: 'Retry',
  sameWifi: 'Only people on the same Wi-Fi can open this link.',
  save: 'Save',
  saveToAccount: 'Save to My Account',
  saving: 'Saving...',
  /** Announcements in a row, without a full stop at their ends. */
  sentences: (parts: readonly string[]) => parts.join('. '),
  share: 'Share',
  success: 'Success',
  tryAgain: 'Try Again',
  /** In place of “Try Again” and “Retry”, while it tries. */
  trying: 'Trying...',
  undo: 'Undo',
  unknownError: 'An unknown error occurred',
  unreachable: `Can't reach ${PRODUCT_NAME}. Check your connection and try again.`,
  /** A card without a title. */
  untitled: 'Bingo card',
}

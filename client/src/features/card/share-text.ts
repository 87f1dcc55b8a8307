import { cardDialogs } from '#messages/card-dialogs.ts'

/** Returns the text to share along with the link of a card. */
export const shareText = (title: string): string =>
  title ? cardDialogs.play(title) : cardDialogs.playUntitled

import { cardDialogs } from '#messages/card-dialogs.ts'

/** What goes with the link of a card. */
export const shareText = (title: string): string =>
  title ? cardDialogs.play(title) : cardDialogs.playUntitled

import { PRODUCT_NAME } from '#shared/product.ts'

/** The dialog that shares a card, and what opens from it. */
export const editorShare = {
  title: `Share ${PRODUCT_NAME}`,
  explanation: 'Anyone with this link can play. No account needed. They see your edits right away.',
  /** For a card that no account has. */
  copyExplanation: 'Anyone with this link gets a copy to play. No account needed.',
  /** Tiles with room for one or two short words. */
  qr: 'QR code',
  code: 'Join code',
  present: 'Present',
  playNow: 'Play Card Now',
  long: 'Some chats cut a link as long as this one. Register for a short one.',
  goLive: 'Want everyone to see your edits? Then this link goes live.',

  onlyHere: 'On this device, and in its link',

  more: 'More',
  embed: 'Embed and OBS',
  coHosts: 'Co-hosts',
  /** For screen readers. @param site such as "Facebook" */
  shareOn: (site: string) => `Share on ${site} (opens in a new window)`,

  /** `<b>` holds the site's address. */
  typeCode: (site: string) => `Type this code at <b>${site}</b>`,
  codeLasts: 'It works for a day.',
  gettingCode: 'Getting it...',
}

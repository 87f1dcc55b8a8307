import { CO_HOSTS_PER_CARD } from '#shared/product.ts'

/** The dialog in which an owner shares a card's editing, and the one in which a co-host gives it up. */
export const coHosts = {
  title: 'Co-hosts',
  explanation: `Up to ${CO_HOSTS_PER_CARD} people can edit this card live with you. They can't delete it or invite others.`,
  username: 'Username',
  usernameHint: "They'll find it in Profile Settings.",
  add: 'Add',
  adding: 'Adding...',
  added: 'Co-host added',
  addedText: (name: string) => `${name} will find this card in My Cards.`,
  addFailed: "Couldn't add a co-host",
  yours: 'Your co-hosts',
  none: 'Only you so far.',
  remove: 'Remove',
  /** For screen readers: the button beside a person. */
  removeOne: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} can't edit this card anymore.`,
  removedWithLink: (name: string) =>
    `${name} can't edit this card anymore. The invitation link was turned off too.`,
  removeFailed: "Couldn't remove the co-host",

  link: 'Invitation link',
  linkEnded: 'The invitation link was turned off too.',
  linkHint: 'Anyone who opens it and logs in becomes a co-host.',
  linkMade: "Anyone who opens it and logs in becomes a co-host. Copy it now: we can't show it again.",
  linkKept: (date: string) =>
    `Your link from ${date} still works, but we can't show it again. A new link replaces it.`,
  makeLink: 'Make a Link',
  newLink: 'New Link',
  making: 'Making...',
  makeFailed: "Couldn't make a link",
  turnOff: 'Turn Off',
  turningOff: 'Turning off...',
  turnOffFailed: "Couldn't turn off the link",
  linkCopiedText: 'Send it to your co-host.',
  copyFailed: 'Failed to copy URL',
  copyFailedText: 'Please try copying the URL manually.',

  leaveTitle: 'Stop co-hosting?',
  leaveText: (card: string) => `You won't be able to edit “${card}” anymore. You can still play it.`,
  leave: 'Stop Co-hosting',
  leaving: 'Stopping...',
  left: 'You stopped co-hosting',
  leftText: (card: string) => `You can still play “${card}”.`,
  leaveFailed: "Couldn't stop co-hosting",
}

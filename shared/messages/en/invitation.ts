import { CO_HOSTS_PER_CARD } from '#shared/product.ts'

/** The page of a link that makes its reader a co-host of a card. */
export const invitation = {
  title: 'Host it together',
  opening: 'Opening the invitation',
  incomplete: 'This link is incomplete',
  incompleteText: 'Ask the host to send it again.',
  /** On the card, above its squares. */
  invited: "You're invited",
  /** `<name></name>` stands for the owner's name. */
  offer:
    '<name></name> invites you to edit this card. Everyone who plays it sees your edits right away. The owner can take this back at any time.',
  accept: 'Accept invitation',
  justPlay: 'Just Play',
  accepted: "You're a co-host",
  acceptedText: "It's in My Cards, under Shared with you.",
  already: 'You can edit this card',
  alreadyText: (card: string) => `You already host “${card}”.`,
  openEditor: 'Open the Editor',
  missingText: 'Its host may have deleted it, or the link is incomplete.',
  refused: "You can't co-host this card",
  ended: 'This invitation no longer works. Ask the host for a new link.',
  full: `This card has ${CO_HOSTS_PER_CARD} co-hosts. Ask the host to make room.`,
  play: 'Play the Card',
  failed: "The invitation didn't open",
}

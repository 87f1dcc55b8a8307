const asNew = 'You can save what you see as a new card with its own link.'

/** The notice above a card that cannot be saved as it is. */
export const editorSync = {
  signedOut: 'Signed out',
  signedOutText: 'Your changes are safe here. Log in to save them.',
  /** Why the card can no longer be edited. */
  losses: {
    deleted: { title: 'This card was deleted', text: asNew },
    gone: { title: 'This card is no longer on the server', text: asNew },
    foreign: { title: 'This card belongs to another account', text: asNew },
    removed: {
      title: "You can't edit this card anymore",
      text: `The owner removed you as a co-host, or deleted their account. ${asNew}`,
    },
  },
  asNew: 'Save as new',
}

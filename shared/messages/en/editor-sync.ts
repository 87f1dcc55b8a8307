const asNew = 'You can save what you see as a new card with its own link.'

/** The notice above a card that cannot be saved as it is, or whose changes are in conflict. */
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
  conflict: 'The card changed elsewhere',
  conflictText: 'Another host changed the same thing, or you did in another tab.',
  keepMine: 'Keep mine',
  keepTheirs: 'Keep theirs',
  /** What changed on both sides. */
  parts: {
    grid: 'The whole grid',
    title: 'Title',
    theme: 'Theme',
    image: 'Free space image',
    pattern: 'What wins',
    extra: 'More words',
    oldSquare: 'A square from the old grid',
  },
  /** @param part one of `parts`, or a square's place */
  yours: (part: string, mine: string) => `${part}: yours ${quoted(mine)}`,
  both: (part: string, mine: string, theirs: string) =>
    `${part}: yours ${quoted(mine)}, theirs ${quoted(theirs)}`,
  andMore: (parts: number) => `and ${parts} more`,
  place: (row: number, column: number) => `Row ${row}, column ${column}`,
  logIn: 'Login',
}

/** Words in quotes, or that there are none. */
function quoted(words: string): string {
  return words === '' ? 'nothing' : `“${words}”`
}

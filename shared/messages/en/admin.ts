/** The page of the people who run a server: reports, and what they can do about a card, a category or an account. */
export const admin = {
  title: 'Administration',
  notLoaded: 'Not loaded',
  reports: 'Reports',
  noReports: 'No one has reported anything.',
  noName: 'no name',
  noEmail: 'no email',

  find: 'Find',
  findField: 'A link, a join code or a username',
  nothingFound: 'Nothing has this link, code or name.',
  states: { live: 'live', removed: 'removed', deleted: 'deleted' },
  /** The facts of a card or a category. @param state one of `states` */
  thing: (state: string, owner: string, openReports: number) =>
    `${state}, owner: ${owner}, open reports: ${openReports}`,
  noOwner: 'none',
  /** The facts of an account. */
  account: (day: string, cards: number) => `since ${day}, cards: ${cards}`,
  suspendedAccount: (day: string, cards: number) => `since ${day}, cards: ${cards}, suspended`,

  /** Each act: its button, the title of its dialog, and what follows from it. */
  acts: {
    'take-down': {
      label: 'Take Down',
      title: 'Take Down?',
      follows:
        'The link stops working everywhere, open screens are told, and it can be restored for 30 days.',
    },
    restore: {
      label: 'Restore',
      title: 'Restore?',
      follows: "It's live again, as it was.",
    },
    dismiss: {
      label: 'Leave It',
      title: 'Leave It?',
      follows: 'It stays as it is, and its reports are closed.',
    },
    suspend: {
      label: 'Suspend',
      title: 'Suspend?',
      follows: 'They are logged out everywhere and no one can change their cards, until you reinstate them.',
    },
    reinstate: {
      label: 'Reinstate',
      title: 'Reinstate?',
      follows: 'They can log in and change their cards again.',
    },
    delete: {
      label: 'Delete Account',
      title: 'Delete Account?',
      follows: "You can't undo this. Their cards stay playable, without an owner.",
    },
  },
  why: 'Why?',
  whyHint: 'Kept for a year. Reporters and the owner of a card that is taken down read it.',
  pending: 'One moment...',
  done: 'Done',
  notDone: 'Not done',

  confirm: {
    title: 'Is it you?',
    logInAgain:
      'Your last log-in is more than 10 minutes ago. Please log out, log in again, and come back here.',
    password: 'Your password',
    passwordHint: 'For the next 10 minutes.',
    passwordMissing: 'Please enter your password',
    answer: 'Continue',
    failed: 'Not confirmed',
  },
}

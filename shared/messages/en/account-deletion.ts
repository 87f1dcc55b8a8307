/** The dialog that deletes the account. */
export const accountDeletion = {
  title: 'Delete your account?',
  warning:
    "You can't undo this. We'll delete your categories too. Anyone with a link can still play your cards, but no one can edit them.",
  password: 'Your password',
  delete: 'Delete Account',
  deleted: 'Account Deleted',
  deletedText: 'Your cards stay playable for anyone with the link.',
  failed: 'Account not deleted',
  /** The last log-in is too long ago. */
  logInAgain: 'Please log in again, then delete the account.',
}

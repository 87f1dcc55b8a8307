/** The screen of the profile, but for access tokens. */
export const profile = {
  /** The form of name and icon, for screen readers. */
  form: 'Profile',
  displayName: 'Display name',
  save: 'Save Changes',
  saved: 'Profile Updated',
  saveFailed: 'Update Failed',
  saveUnexplained: 'Failed to update your profile. Please try again.',

  /** The profile as others see it. */
  preview: 'Preview',
  unconfirmed: 'Email not confirmed',
  resend: 'Send the email again',
  since: 'Member since <day></day>',
  sinceGoogle: 'Member since <day></day>, logs in with Google',
  /** Logs in with the single sign-on of a school or company. */
  sinceOrganization: 'Member since <day></day>, logs in with your organization',

  passwordTitle: 'Change password',
  currentPassword: 'Current password',
  confirmPassword: 'Confirm new password',
  changePassword: 'Change Password',
  passwordChanged: 'Password Changed',
  passwordChangedText: "We've logged you out on all other devices.",
  passwordFailed: 'Password not changed',

  devicesTitle: 'Other devices',
  devices: 'Lost your phone? Still logged in at school? Log out everywhere else from here.',
  logOutOthers: 'Log out everywhere else',
  loggingOutOthers: 'Logging out...',
  othersOut: 'Logged out elsewhere',
  othersOutText: 'Only this device is logged in now.',
  othersFailed: 'Logout failed',

  tokensTitle: 'Access tokens',
  loadingTokens: 'Loading your tokens',

  dataTitle: 'Your data',
  data: 'One file with your account, cards and categories, and what you played. My Cards can import its cards.',
  download: 'Download my data',
  downloading: 'Downloading...',
  downloaded: 'Data Downloaded',
  downloadedText: (file: string) => `Look for ${file} in your downloads.`,
  downloadFailed: 'Data not downloaded',
  cutOff: 'The connection broke before everything was here. Please try again.',

  deletionTitle: 'Delete account',
  deletion: "We'll delete your name, email and categories. Anyone with a link can still play your cards.",
  delete: 'Delete account',

  /** The dialog that deletes the account. */
  accountDeletion: {
    title: 'Delete your account?',
    warning:
      "You can't undo this. We'll delete your categories too. Anyone with a link can still play your cards, but no one can edit them.",
    password: 'Your password',
    delete: 'Delete account',
    deleted: 'Account Deleted',
    deletedText: 'Your cards stay playable for anyone with the link.',
    failed: 'Account not deleted',
    /** The last log-in is too long ago. */
    logInAgain: 'Please log in again, then delete the account.',
  },
}

export const logOut = {
  done: 'Logged out',
  doneText: 'You have been successfully logged out',
  failed: 'Logout failed',
}

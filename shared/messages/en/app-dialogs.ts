/** Parts of many screens that load after the first paint: lists, toasts, menus, questions. */
export const appDialogs = {
  clearSearch: 'Clear search',
  dismiss: 'Dismiss',
  hidePassword: 'Hide password',
  listFailed: "The list didn't load.",
  listOffline: "You're offline. The list comes back when you do.",
  /** Names the region of toasts. {hotkey} becomes the key that leads there. */
  notifications: 'Notifications ({hotkey})',
  showMore: 'Show more',
  showPassword: 'Show password',
}

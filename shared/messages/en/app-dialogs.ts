import { pluralIn } from '#shared/messages/messages.ts'
import { PRODUCT_NAME } from '#shared/product.ts'

const plural = pluralIn('en')

/** Parts of many screens that load after the first paint: lists, toasts, menus, questions. */
export const appDialogs = {
  clearSearch: 'Clear search',
  deleting: 'Deleting...',
  dismiss: 'Dismiss',
  hidePassword: 'Hide password',
  iconTest: 'Icon Test',
  /** Asks after a log-in whether cards that only this browser has are saved. */
  keep: {
    title: 'Keep your temporary cards?',
    text: (count: number) =>
      plural(count, {
        one: 'You made 1 card in this browser. Save it to your account to share and play anywhere.',
        other: `You made ${count} cards in this browser. Save them to your account to share and play anywhere.`,
      }),
    notNow: 'Not now',
    failed: `Failed to save ${PRODUCT_NAME}.`,
    /** After the sentence that says why they could not be saved. */
    stillHere: (count: number) =>
      plural(count, {
        one: 'Still in this browser only: 1 card.',
        other: `Still in this browser only: ${count} cards.`,
      }),
    saved: (count: number) =>
      plural(count, {
        one: '1 card saved to your account!',
        other: `${count} cards saved to your account!`,
      }),
  },
  listFailed: "The list didn't load.",
  listLoading: 'Loading the list',
  listOffline: "You're offline. The list comes back when you do.",
  loggingOut: 'Logging out...',
  logOut: 'Log Out',
  /** Asks before edits that the server does not have are lost. */
  logOutTitle: 'Log out and lose changes?',
  logOutText: (cards: number) =>
    plural(cards, {
      one: "Changes to 1 card haven't been saved yet. If you log out now, they're lost.",
      other: `Changes to ${cards} cards haven't been saved yet. If you log out now, they're lost.`,
    }),
  /** An edited card that was deleted, or that the user may not edit anymore. */
  lost: {
    deleted: (title: string) => `“${title}” is no longer on the server`,
    refused: (title: string) => `You can't edit “${title}” anymore`,
    text: 'Your unsaved changes are still here. Open the card to save them as a new one.',
  },
  loggedOut: 'Logged out',
  loggedOutText: 'You have been successfully logged out',
  logOutFailed: 'Logout failed',
  modes: { auto: 'Automatic', light: 'Light', dark: 'Dark' },
  /** The same side by side, each at most 6 letters wide. */
  modesShort: { auto: 'Auto', light: 'Light', dark: 'Dark' },
  myCards: 'My Cards',
  notFound: 'Page Not Found',
  notFoundText: 'No one called this number. The link may be old, or a letter went missing.',
  /** Names each toast for screen readers. */
  notification: 'Notification',
  /** Names the region of toasts. {hotkey} becomes the key that leads there. */
  notifications: 'Notifications ({hotkey})',
  profile: 'Profile Settings',
  showMore: 'Show more',
  showPassword: 'Show password',
  stay: 'Stay',
  /** The network is in the way: see `Trouble`. */
  trouble: {
    'log-in': 'Your network or company wants you to log in again. Reload the page; your changes are kept.',
    'read-only':
      "The network doesn't let your change through. Try other words or another network, such as mobile data.",
  },
  updated: `${PRODUCT_NAME} has been updated`,

  /** The language of the page. */
  languages: {
    title: 'Language',
    /** In menus. */
    current: (name: string) => `Language: ${name}`,
    /** Below a language that no native speaker has approved yet. */
    notChecked: 'Not yet checked by a native speaker.',
    help: '<link>Help us</link> make it better.',
    failed: "Couldn't change the language",
  },
}

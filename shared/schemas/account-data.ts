/** The marker of our files. */
export const ACCOUNT_DATA_FORMAT = 'bingoboard-data'
/** Rises when the file changes in a way that its readers must know. */
export const ACCOUNT_DATA_VERSION = 1

/**
 * The text between the cards and the categories, for readers that want no more than the cards. It is nowhere else: within a
 * string, JSON has no line break.
 */
export const AFTER_CARDS = ',\n"categories":['

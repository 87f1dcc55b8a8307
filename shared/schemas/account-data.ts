/** Identifies files that this app has exported. */
export const ACCOUNT_DATA_FORMAT = 'bingoboard-data'
/** Increases when the format changes in a way that readers have to know about. */
export const ACCOUNT_DATA_VERSION = 1

/**
 * The text between the cards and the categories, at which readers that need only the cards can stop. It occurs nowhere else, because
 * JSON strings contain no line breaks.
 */
export const AFTER_CARDS = ',\n"categories":['

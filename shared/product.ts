/** The product's name; also the key of the editor's card in local storage. */
export const PRODUCT_NAME = 'BingoBoard'
/** Replaces the title of a card that has none, except on paper, where the product's name does. */
export const UNTITLED_CARD = 'Bingo card'

export const GRID_SIZES = [3, 4, 5] as const
export type GridSize = (typeof GRID_SIZES)[number]
export const DEFAULT_GRID_SIZE: GridSize = 5

export const THEMES = ['blue', 'pink', 'green', 'purple', 'yellow', 'red'] as const
export type Theme = (typeof THEMES)[number]
export const DEFAULT_THEME: Theme = 'blue'

/** Which marks win. */
export const PATTERNS = ['line', 'two-lines', 'corners', 'x', 'frame', 'full'] as const
export type Pattern = (typeof PATTERNS)[number]
export const DEFAULT_PATTERN: Pattern = 'line'

// Lengths are counted in code points, after trimming.
export const CELL_MAX_LENGTH = 50
/** A player's note is one small line in a square, such as a name. */
export const NOTE_MAX_LENGTH = 30
export const TITLE_MAX_LENGTH = 100
/** The most extra words of a card. With the 24 of a 5x5 grid these are 75 words. */
export const MAX_EXTRA = 51
/** The most calls in one round. */
export const MAX_CALLED = 100
/** The most bytes that a card's words and calls may take in storage. */
export const CARD_MAX_BYTES = 8192
export const IMAGE_URL_MAX_LENGTH = 2048
export const USERNAME_MIN_LENGTH = 3
export const USERNAME_MAX_LENGTH = 20
export const DISPLAY_NAME_MAX_LENGTH = 50
export const EMAIL_MAX_LENGTH = 254
export const PASSWORD_MAX_LENGTH = 128
/** The default of PASSWORD_MIN_LENGTH. `GET /api/config` returns the server's value. */
export const DEFAULT_PASSWORD_MIN_LENGTH = 6

/** How long an invitation to register works. */
export const INVITATION_DAYS = 7
/** How long links in emails are valid. */
export const LINK_MINUTES = 60

/** The editor saves a card only with this many filled squares ('Cannot Save'). The server does not check this. */
export const MIN_FILLED_CELLS = 5
/** The page size of `GET /api/my-cards`. `?before=` requests the next page. */
export const MY_CARDS_PAGE_SIZE = 100
export const CARDS_PER_USER = 1000
/** How many bytes of UTF-8 text a user's cards, categories and items may have in total. */
export const BYTES_PER_USER = 20_000_000
/** The same limit for users with a verified email. */
export const BYTES_PER_VERIFIED_USER = 100_000_000
/** What each card counts for in a user's quota, about the size of the largest one, so that edits need no counting. */
export const CARD_QUOTA_BYTES = 8000
/** How many co-hosts a card may have, in addition to its owner. */
export const CO_HOSTS_PER_CARD = 10
/** How many recent plays a user keeps. */
export const RECENT_PLAYS_PER_USER = 50
/** How many digits a join code has. */
export const JOIN_CODE_LENGTH = 6
/** How long a join code works after its host last asked for it. */
export const JOIN_CODE_HOURS = 24
/** How many of a user's cards may have a join code at a time: codes are scarce, and every further one makes guessing easier. */
export const JOIN_CODES_PER_USER = 100
export const REPORT_TEXT_MAX_LENGTH = 1000
export const REPORTER_NAME_MAX_LENGTH = 100
/** For how long an admin does not need to confirm their password again. */
export const ADMIN_CONFIRMATION_MINUTES = 10
/** For how long reports are kept. */
export const REPORT_DAYS = 90
/** For how long its owner can restore a deleted card or category. */
export const TRASH_DAYS = 30
/** For how long the words of a card that was taken down are kept, so that it can be restored. */
export const APPEAL_DAYS = 30
/** For how long the log of admins' actions is kept: who took down what, and why. */
export const ADMIN_LOG_DAYS = 365

/** How many `opId`s a card remembers (LIV-3). */
export const REMEMBERED_OP_IDS = 32
/** One earlier version of a card is kept per this many minutes of editing, in addition to those before structural changes. */
export const VERSION_MINUTES = 5
/** For how long an earlier version is kept after it was replaced. */
export const VERSION_DAYS = 30
export const VERSIONS_PER_CARD = 50
/** How many earlier versions an account may have in total: 20 MB of the largest cards. */
export const VERSIONS_PER_USER = 2500
/** The player count is shown from this many players on (LIV-10). */
export const MIN_PLAYERS_SHOWN = 2

export const CATEGORY_NAME_MIN_LENGTH = 3
export const CATEGORY_NAME_MAX_LENGTH = 100
export const DESCRIPTION_MAX_LENGTH = 500
export const CONTENT_MIN_LENGTH = 2
export const CONTENT_MAX_LENGTH = 500
export const TAGS_PER_ITEM = 10
export const TAG_MAX_LENGTH = 30
export const SOURCE_MAX_LENGTH = 200
/** How many items one bulk add may contain. */
export const BULK_MAX_ITEMS = 500
export const CATEGORIES_PER_USER = 100
export const PEOPLE_PER_CATEGORY = 100
/** How many owners a user may hide from their lists. */
export const HIDDEN_OWNERS_PER_USER = 1000
export const ITEMS_PER_CATEGORY = 2000
/** How many items a card draws from a category by default. */
export const DEFAULT_USE_COUNT = 25

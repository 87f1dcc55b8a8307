/** The product's name wherever a person reads it (decisions.md, section 1); also the key of the editor's card in local storage. */
export const PRODUCT_NAME = 'BingoBoard'

export const GRID_SIZES = [3, 4, 5] as const
export type GridSize = (typeof GRID_SIZES)[number]
export const DEFAULT_GRID_SIZE: GridSize = 5

export const THEMES = ['blue', 'pink', 'green', 'purple', 'yellow', 'red'] as const
export type Theme = (typeof THEMES)[number]
export const DEFAULT_THEME: Theme = 'blue'

/** The fifteen icons of the specification and `robot` (drawn as lucide's `bot`). */
export const PROFILE_ICONS = [
  'cat',
  'dog',
  'fish',
  'gamepad-2',
  'gem',
  'palette',
  'paw-print',
  'pizza',
  'plane',
  'rabbit',
  'rocket',
  'robot',
  'snail',
  'sprout',
  'tree-palm',
  'turtle',
] as const
export type ProfileIcon = (typeof PROFILE_ICONS)[number]
/** What the server stores when none is sent; the registration form preselects `REGISTRATION_ICON`. */
export const DEFAULT_PROFILE_ICON: ProfileIcon = 'rocket'
export const REGISTRATION_ICON: ProfileIcon = 'robot'

/** Lengths are counted in code points, after trimming. */
export const CELL_MAX_LENGTH = 50
export const TITLE_MAX_LENGTH = 100
export const IMAGE_URL_MAX_LENGTH = 2048
export const USERNAME_MIN_LENGTH = 3
export const USERNAME_MAX_LENGTH = 20
export const DISPLAY_NAME_MAX_LENGTH = 50
export const EMAIL_MAX_LENGTH = 254
export const PASSWORD_MAX_LENGTH = 128
/** The default of PASSWORD_MIN_LENGTH; the server's own value comes with `GET /api/config`. */
export const DEFAULT_PASSWORD_MIN_LENGTH = 6

/** How long the links in letters hold, in minutes. */
export const LINK_MINUTES = 60

/** The editor's rule for saving ('Cannot Save'); the server does not know it. */
export const MIN_FILLED_CELLS = 5
/** `GET /api/my-cards` answers at most so many; the next ones by `?before=`. */
export const MY_CARDS_PAGE_SIZE = 100
export const CARDS_PER_USER = 1000
/** Of the cards that a user has played, the newest so many are kept. */
export const RECENT_PLAYS_PER_USER = 50
/** How many `opId`s a card remembers (LIV-3). */
export const REMEMBERED_OP_IDS = 32
/** Players are told how many they are from here on (LIV-10). */
export const MIN_PLAYERS_SHOWN = 2

/** What a content item is; `other` when not said. */
export const CONTENT_TYPES = ['fact', 'action', 'scenario', 'quote', 'other'] as const
export type ContentType = (typeof CONTENT_TYPES)[number]
export const DEFAULT_CONTENT_TYPE: ContentType = 'other'

/** What a category may be shared at; each level includes those before it. */
export const PERMISSION_LEVELS = ['view', 'copy', 'edit'] as const
export type PermissionLevel = (typeof PERMISSION_LEVELS)[number]
export const DEFAULT_PERMISSION_LEVEL: PermissionLevel = 'view'

export const CATEGORY_NAME_MIN_LENGTH = 3
export const CATEGORY_NAME_MAX_LENGTH = 100
export const DESCRIPTION_MAX_LENGTH = 500
export const CONTENT_MIN_LENGTH = 2
export const CONTENT_MAX_LENGTH = 500
export const TAGS_PER_ITEM = 10
export const TAG_MAX_LENGTH = 30
export const SOURCE_MAX_LENGTH = 200
/** How many items one call of bulk add takes. */
export const BULK_MAX_ITEMS = 500
export const CATEGORIES_PER_USER = 100
export const ITEMS_PER_CATEGORY = 2000
/** How many items a category gives a card when not said. */
export const DEFAULT_USE_COUNT = 25

import { VERSION_DAYS } from '#shared/product.ts'
import { pluralIn } from '../messages.ts'

const plural = pluralIn('en')

/** The dialog with what a card was before. */
export const editorVersions = {
  explanation: `We keep them for ${VERSION_DAYS} days.`,
  none: `No earlier versions yet. We keep one every few minutes while you edit, for ${VERSION_DAYS} days.`,
  /** For screen readers: the list to choose from. */
  version: 'Version',
  /** When it was made, as date-fns writes it. */
  dayFormat: 'MMM d',
  dateFormat: 'MMM d, yyyy',
  timeFormat: 'h:mm a',
  today: (time: string) => `Today, ${time}`,
  yesterday: (time: string) => `Yesterday, ${time}`,
  onDay: (day: string, time: string) => `${day}, ${time}`,
  /** Who made it: a program with an access token. */
  token: 'a token',
  tokenOf: (name: string) => `a token of ${name}`,
  freeSpace: (size: number) => `${size}x${size}, with a free space`,
  noFreeSpace: (size: number) => `${size}x${size}, without free space`,
  differs: (squares: number) =>
    plural(squares, { one: '1 square differs from now', other: `${squares} squares differ from now` }),
  same: 'As it is now',
  sameSquares: 'The same squares as now',
}

import { VERSION_DAYS } from '#shared/product.ts'
import type { editorVersions as english } from '../en/editor-versions.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('pl')

export const editorVersions: Messages<typeof english> = {
  explanation: `Przechowujemy je przez ${VERSION_DAYS} dni.`,
  none: `Nie ma jeszcze poprzednich wersji. Gdy edytujesz, co kilka minut zachowujemy jedną, na ${VERSION_DAYS} dni.`,
  version: 'Wersja',
  dayFormat: 'd MMM',
  dateFormat: 'd MMM yyyy',
  timeFormat: 'HH:mm',
  today: (time) => `Dziś, ${time}`,
  yesterday: (time) => `Wczoraj, ${time}`,
  onDay: (day, time) => `${day}, ${time}`,
  token: 'token',
  tokenOf: (name) => `token (${name})`,
  freeSpace: (size) => `${size}x${size}, z jokerem`,
  noFreeSpace: (size) => `${size}x${size}, bez jokera`,
  differs: (squares) =>
    plural(squares, {
      one: '1 pole inne niż teraz',
      few: `${squares} pola inne niż teraz`,
      many: `${squares} pól innych niż teraz`,
      other: `${squares} pola innego niż teraz`,
    }),
  same: 'Taka jak teraz',
  sameSquares: 'Te same pola co teraz',
}

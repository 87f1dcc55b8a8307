import { VERSION_DAYS } from '#shared/product.ts'
import { type Messages, pluralIn } from '../messages.ts'
import type { editorVersions as english } from '../en/editor-versions.ts'

const plural = pluralIn('nl')

export const editorVersions: Messages<typeof english> = {
  explanation: `We bewaren ze ${VERSION_DAYS} dagen.`,
  none: `Nog geen eerdere versies. Terwijl je bewerkt, bewaren we er om de paar minuten een, ${VERSION_DAYS} dagen lang.`,
  version: 'Versie',
  dayFormat: 'd MMM',
  dateFormat: 'd MMM yyyy',
  timeFormat: 'HH:mm',
  today: (time: string) => `Vandaag, ${time}`,
  yesterday: (time: string) => `Gisteren, ${time}`,
  onDay: (day: string, time: string) => `${day}, ${time}`,
  token: 'een token',
  tokenOf: (name: string) => `een token van ${name}`,
  freeSpace: (size: number) => `${size}x${size}, met een vrij vakje`,
  noFreeSpace: (size: number) => `${size}x${size}, zonder vrij vakje`,
  differs: (squares: number) =>
    plural(squares, { one: '1 vakje is nu anders', other: `${squares} vakjes zijn nu anders` }),
  same: 'Zoals nu',
  sameSquares: 'Dezelfde vakjes als nu',
}

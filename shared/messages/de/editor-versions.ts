import { VERSION_DAYS } from '#shared/product.ts'
import { type Messages, pluralIn } from '../messages.ts'
import type { editorVersions as english } from '../en/editor-versions.ts'

const plural = pluralIn('de')

export const editorVersions: Messages<typeof english> = {
  explanation: `Wir heben sie ${VERSION_DAYS} Tage auf.`,
  none: `Noch keine früheren Versionen. Während du bearbeitest, heben wir alle paar Minuten eine auf, ${VERSION_DAYS} Tage lang.`,
  version: 'Version',
  dayFormat: 'd. MMM',
  dateFormat: 'd. MMM yyyy',
  timeFormat: 'HH:mm',
  today: (time: string) => `Heute, ${time}`,
  yesterday: (time: string) => `Gestern, ${time}`,
  onDay: (day: string, time: string) => `${day}, ${time}`,
  token: 'ein Token',
  tokenOf: (name: string) => `ein Token von ${name}`,
  freeSpace: (size: number) => `${size}x${size}, mit Freifeld`,
  noFreeSpace: (size: number) => `${size}x${size}, ohne Freifeld`,
  differs: (squares: number) =>
    plural(squares, { one: '1 Feld ist heute anders', other: `${squares} Felder sind heute anders` }),
  same: 'Genau wie jetzt',
  sameSquares: 'Dieselben Felder wie jetzt',
}

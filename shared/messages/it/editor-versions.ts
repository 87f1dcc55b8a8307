import { VERSION_DAYS } from '#shared/product.ts'
import type { editorVersions as english } from '../en/editor-versions.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('it')

export const editorVersions: Messages<typeof english> = {
  explanation: `Le teniamo ${VERSION_DAYS} giorni.`,
  none: `Ancora nessuna versione precedente. Mentre modifichi ne teniamo una ogni pochi minuti, per ${VERSION_DAYS} giorni.`,
  version: 'Versione',
  dayFormat: 'd MMM',
  dateFormat: 'd MMM yyyy',
  timeFormat: 'HH:mm',
  today: (time) => `Oggi, ${time}`,
  yesterday: (time) => `Ieri, ${time}`,
  onDay: (day, time) => `${day}, ${time}`,
  token: 'un token',
  tokenOf: (name) => `un token di ${name}`,
  freeSpace: (size) => `${size}x${size}, con casella jolly`,
  noFreeSpace: (size) => `${size}x${size}, senza casella jolly`,
  differs: (squares) =>
    plural(squares, { one: `${squares} casella diversa da ora`, other: `${squares} caselle diverse da ora` }),
  same: 'Com’è adesso',
  sameSquares: 'Le stesse caselle di adesso',
}

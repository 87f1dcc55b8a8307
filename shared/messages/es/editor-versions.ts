import { VERSION_DAYS } from '#shared/product.ts'
import type { editorVersions as english } from '../en/editor-versions.ts'
import { type Messages, pluralIn } from '../messages.ts'

const plural = pluralIn('es')

export const editorVersions: Messages<typeof english> = {
  explanation: `Las guardamos ${VERSION_DAYS} días.`,
  none: `Aún no hay versiones anteriores. Guardamos una cada pocos minutos mientras editas, durante ${VERSION_DAYS} días.`,
  version: 'Versión',
  dayFormat: 'd MMM',
  dateFormat: 'd MMM yyyy',
  timeFormat: 'H:mm',
  today: (time) => `Hoy, ${time}`,
  yesterday: (time) => `Ayer, ${time}`,
  onDay: (day, time) => `${day}, ${time}`,
  token: 'un token',
  tokenOf: (name) => `un token de ${name}`,
  freeSpace: (size) => `${size}x${size}, con casilla libre`,
  noFreeSpace: (size) => `${size}x${size}, sin casilla libre`,
  differs: (squares) =>
    plural(squares, { one: '1 casilla distinta de ahora', other: `${squares} casillas distintas de ahora` }),
  same: 'Igual que ahora',
  sameSquares: 'Las mismas casillas que ahora',
}

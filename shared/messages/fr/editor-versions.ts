import { VERSION_DAYS } from '#shared/product.ts'
import type { editorVersions as english } from '../en/editor-versions.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('fr')

export const editorVersions: Messages<typeof english> = {
  explanation: `On les garde ${VERSION_DAYS} jours.`,
  none: `Aucune ancienne version pour l’instant. On en garde une toutes les quelques minutes pendant que tu modifies, pour ${VERSION_DAYS} jours.`,
  version: 'Version',
  dayFormat: 'd MMM',
  dateFormat: 'd MMM yyyy',
  timeFormat: 'HH:mm',
  today: (time) => `Aujourd’hui, ${time}`,
  yesterday: (time) => `Hier, ${time}`,
  onDay: (day, time) => `${day}, ${time}`,
  token: 'un jeton',
  tokenOf: (name) => `un jeton (${name})`,
  freeSpace: (size) => `${size}x${size}, avec case libre`,
  noFreeSpace: (size) => `${size}x${size}, sans case libre`,
  differs: (squares) =>
    plural(squares, { one: `${squares} case différente`, other: `${squares} cases différentes` }),
  same: 'Comme maintenant',
  sameSquares: 'Les mêmes cases que maintenant',
}

import { VERSION_DAYS } from '#shared/product.ts'
import type { editorVersions as english } from '../en/editor-versions.ts'
import type { Messages } from '../messages.ts'

export const editorVersions: Messages<typeof english> = {
  explanation: `${VERSION_DAYS} gün saklarız.`,
  none: `Henüz önceki sürüm yok. Sen düzenledikçe birkaç dakikada bir sürüm saklarız, ${VERSION_DAYS} gün boyunca.`,
  version: 'Sürüm',
  dayFormat: 'd MMM',
  dateFormat: 'd MMM yyyy',
  timeFormat: 'HH:mm',
  today: (time) => `Bugün, ${time}`,
  yesterday: (time) => `Dün, ${time}`,
  onDay: (day, time) => `${day}, ${time}`,
  token: 'bir token',
  tokenOf: (name) => `token (${name})`,
  freeSpace: (size) => `${size}x${size}, joker kare var`,
  noFreeSpace: (size) => `${size}x${size}, joker kare yok`,
  differs: (squares) => `Şimdikinden ${squares} kare farklı`,
  same: 'Şimdikiyle aynı',
  sameSquares: 'Kareleri şimdikiyle aynı',
}

import { VERSION_DAYS } from '#shared/product.ts'
import type { editorVersions as english } from '../en/editor-versions.ts'
import { type Messages, pluralIn } from '../messages.ts'

const plural = pluralIn('pt-BR')

export const editorVersions: Messages<typeof english> = {
  explanation: `Elas ficam guardadas por ${VERSION_DAYS} dias.`,
  none: `Ainda sem versões anteriores. Guardamos uma a cada poucos minutos enquanto você edita, por ${VERSION_DAYS} dias.`,
  version: 'Versão',
  dayFormat: "d 'de' MMM",
  dateFormat: "d 'de' MMM 'de' yyyy",
  timeFormat: 'HH:mm',
  today: (time) => `Hoje, ${time}`,
  yesterday: (time) => `Ontem, ${time}`,
  onDay: (day, time) => `${day}, ${time}`,
  token: 'um token',
  tokenOf: (name) => `um token de ${name}`,
  freeSpace: (size) => `${size}x${size}, com espaço livre`,
  noFreeSpace: (size) => `${size}x${size}, sem espaço livre`,
  differs: (squares) =>
    plural(squares, {
      one: `${squares} quadrado diferente de agora`,
      other: `${squares} quadrados diferentes de agora`,
    }),
  same: 'Igual a agora',
  sameSquares: 'Os mesmos quadrados de agora',
}

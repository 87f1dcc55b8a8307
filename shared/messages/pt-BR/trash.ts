import { TRASH_DAYS } from '#shared/product.ts'
import { type Messages, pluralIn } from '../messages.ts'
import type { trash as english } from '../en/trash.ts'

const plural = pluralIn('pt-BR')

export const trash: Messages<typeof english> = {
  show: (count) => `Lixeira (${count})`,
  explanation: {
    card: `Só você vê. Dá para restaurar cada uma por ${TRASH_DAYS} dias: o link e as marcações de quem joga voltam a valer.`,
    category: `Só você vê. Dá para restaurar cada uma por ${TRASH_DAYS} dias, com as ideias e as pessoas com quem você compartilha.`,
  },
  none: 'A lixeira está vazia.',
  when: (day, days) =>
    plural(days, {
      one: `Excluída em ${day}, resta ${days} dia`,
      other: `Excluída em ${day}, restam ${days} dias`,
    }),
  restore: 'Restaurar',
  restoreLabel: (title) => `Restaurar ${title}`,
  restored: 'Restaurada',
  restoredText: {
    card: (title) => `“${title}” está de volta. O link funciona de novo; um código antigo, não.`,
    category: (title) => `“${title}” está de volta. O link funciona de novo.`,
  },
  restoreFailed: 'Não foi restaurada',
  forGood: 'Excluir de vez',
  forGoodLabel: (title) => `Excluir de vez: ${title}`,
  forGoodTitle: 'Excluir de vez?',
  forGoodWarning: (title) => `Depois disso, não dá mais para restaurar “${title}”.`,
  forGoodDone: 'Excluída de vez',
  forGoodDoneText: (title) => `“${title}” não existe mais.`,
  forGoodFailed: 'Não foi excluída',
}

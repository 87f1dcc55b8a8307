import type { card as english } from '../en/card.ts'
import { type Messages, pluralIn } from '../messages.ts'

const plural = pluralIn('pt-BR')

export const card: Messages<typeof english> = {
  absent: {
    linked: {
      short: 'Uma cópia, enviada por link',
      sentence: 'É uma cópia, enviada por link. Ela não muda quando o original é editado.',
    },
    deleted: { short: 'O anfitrião excluiu', sentence: 'O anfitrião excluiu esta cartela.' },
    gone: { short: 'Não está mais no servidor', sentence: 'Esta cartela não está mais no servidor.' },
    removed: {
      short: 'Fora do ar após uma denúncia',
      sentence: 'Alguém denunciou esta cartela, e quem cuida deste site tirou do ar.',
    },
  },
  blank: 'Quadrado vazio',
  called: 'já saiu',
  edited: 'editado pelo anfitrião',
  oneToGo: 'falta um',
  won: 'em uma linha',
  cutOff: 'Este link chegou cortado. Peça de novo.',
  failed: (note) => `A cartela não carregou. ${note}Vamos tentar de novo assim que a conexão voltar.`,
  free: 'LIVRE',
  loading: 'Carregando a cartela',
  missing: 'Não deu para abrir esta cartela. Ela pode ter sido excluída ou nunca ter existido.',
  missingHint: 'Confira o link ou peça de novo.',
  missingTitle: 'Não encontramos essa cartela',
  offline: 'Sem conexão: pode continuar marcando',
  patterns: {
    line: 'Uma linha',
    'two-lines': 'Duas linhas',
    corners: 'Quatro cantos',
    x: 'X',
    frame: 'Moldura',
    full: 'Cartela cheia',
  },
  people: (count) => `${count} pessoas`,
  watching: (count) =>
    plural(count, {
      one: `${count} pessoa está vendo esta cartela`,
      other: `${count} pessoas estão vendo esta cartela`,
    }),
}

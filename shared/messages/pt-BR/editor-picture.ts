import { CELL_MAX_LENGTH } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { editorPicture as english } from '../en/editor-picture.ts'

export const editorPicture: Messages<typeof english> = {
  search: 'Buscar imagens',
  pictures: 'Imagens',
  none: 'Nenhuma imagem tem esse nome. Tente outra palavra.',
  loading: 'Carregando imagens...',
  failed: 'As imagens não carregaram. Confira sua conexão e abra de novo.',
  full: 'Não cabe a imagem',
  fullText: `Um quadrado tem espaço para ${CELL_MAX_LENGTH} caracteres. Encurte a frase antes.`,
  groups: [
    'Carinhas e emoções',
    'Pessoas',
    'Animais e natureza',
    'Comidas e bebidas',
    'Viagens e lugares',
    'Atividades',
    'Objetos',
    'Símbolos',
    'Bandeiras',
  ],
}

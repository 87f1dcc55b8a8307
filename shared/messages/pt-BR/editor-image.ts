import type { editorImage as english } from '../en/editor-image.ts'
import type { Messages } from '../messages.ts'

export const editorImage: Messages<typeof english> = {
  title: 'Imagem do espaço livre',
  url: 'URL da imagem',
  hint: 'A URL começa com http:// ou https://. Imagem quadrada com menos de 1 MB; o melhor é um PNG transparente.',
  privacy: 'O site que hospeda a imagem pode ver o endereço IP dos jogadores.',
  remove: 'Remover imagem',
  set: 'Usar imagem',
  removed: 'Imagem removida',
  removedText: 'O espaço livre ficou sem imagem.',
  updated: 'Imagem no lugar',
  updatedText: 'O espaço livre está com imagem nova.',
  missing: 'Falta a URL',
  missingText: 'Digite a URL de uma imagem ou toque em Remover imagem.',
  broken: 'Problema na imagem',
  previewAlt: 'Prévia do espaço livre',
  preview: {
    none: 'Sem imagem: o quadrado diz LIVRE.',
    loading: 'Carregando a prévia...',
    ready: 'É assim que os jogadores vão ver.',
    failed: 'Não deu para carregar a imagem dessa URL.',
  },
}

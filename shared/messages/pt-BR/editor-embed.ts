import type { editorEmbed as english } from '../en/editor-embed.ts'
import type { Messages } from '../messages.ts'

export const editorEmbed: Messages<typeof english> = {
  title: 'Incorporar esta cartela',
  explanation: 'Coloque a cartela ao vivo em um site ou no OBS. Suas mudanças aparecem lá na hora.',
  places: 'Onde vai ficar',
  website: 'Site',
  stream: 'Live (OBS)',
  code: 'Código para incorporar',
  codeCopied: 'Código copiado',
  codeCopiedText: 'Cole onde sua página aceita HTML.',
  wordPress: 'No WordPress, coloque o link da cartela sozinho em uma linha.',
  copyFailedText: 'Selecione o código e copie à mão.',
  colors: 'Cores',
  schemes: { auto: 'Automático', light: 'Claro', dark: 'Escuro' },
  marks: 'Os jogadores podem marcar',
  marksHint: 'Desligue para mostrar só uma imagem que acompanha as suas mudanças.',
  transparent: 'Fundo transparente',
  transparentHint: 'Deixa ver o fundo da sua página.',
  link: 'Link para uma fonte de navegador',
  linkCopied: 'Link copiado',
  linkCopiedText: 'Cole como URL de uma fonte de navegador.',
  steps: (width, height) =>
    `No OBS: <path>Fontes, +, Navegador</path>. Cole o link como URL e defina ${width} de largura e ${height} de altura. A live mostra cada frase que você cantar.`,
  size: 'Tamanho',
  preview: 'Prévia',
  previewOf: (card) => `Prévia de ${card}`,
}

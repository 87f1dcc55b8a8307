import { PRODUCT_NAME } from '#shared/product.ts'
import type { help as english } from '../en/help.ts'
import type { Messages } from '../messages.ts'

export const help: Messages<typeof english> = {
  title: `Como usar o ${PRODUCT_NAME}`,
  close: 'Entendi!',
  creating: {
    title: 'Criar uma cartela',
    start:
      'Toque em Nova cartela, dê um título e escolha o tamanho: 3x3, 4x4 ou 5x5. Preencha os quadrados com coisas que sempre acontecem, ou cole uma lista. Com cinco já dá para salvar.',
    account:
      'Sem conta, a cartela fica neste navegador; o Safari a apaga depois de 7 dias sem visita. Entre para salvar, e quem está com ela aberta vê suas mudanças na hora.',
  },
  categories: `Uma categoria é uma lista pronta de ideias. Abra uma e toque em Usar no ${PRODUCT_NAME} para preencher uma cartela por sorteio. Entre para copiar uma ou fazer a sua.`,
  playing: {
    title: 'Jogar',
    marks:
      'Toque nos quadrados para marcar. Complete uma linha de 5: na horizontal, na vertical ou na diagonal. Em cartelas menores, de 3 ou 4. O espaço livre conta como marcado.',
    privacy:
      'Suas marcações são só suas e ficam no seu navegador. Numa janela anônima, ou num navegador que apaga tudo ao fechar, elas se perdem nessa hora. Toque em Limpar marcações para começar de novo.',
  },
  sharing: {
    title: 'Compartilhar',
    link: 'Salve a cartela e toque em Compartilhar: você ganha um link que mostra a mesma cartela a todo mundo. Ninguém precisa de conta para jogar. Vai cantar as frases em voz alta? Ligue “Uma cartela diferente para cada jogador”, e cada um recebe a sua embaralhada.',
    room: 'Todo mundo no mesmo lugar? Toque em Apresentar para colocar a cartela, o QR code ou o sorteio na tela grande. O sorteio tira as frases ao acaso. Ou toque em Compartilhar e Ditar código: os jogadores digitam os seis dígitos na página inicial.',
    hosts:
      'Tem mais gente organizando? Adicione coanfitriões em Ações rápidas: eles editam a cartela com você. Incorporar, em Compartilhar, mostra a cartela no seu próprio site.',
  },
  themes: {
    title: 'Temas',
    text: 'Seis papéis, cada um com sua tinta: escolha em Ajustes da cartela. Troque entre claro e escuro no menu. As impressões são sempre claras.',
  },
  shortcuts: {
    title: 'Atalhos do teclado',
    select: 'Percorre e seleciona os quadrados',
    move: 'Anda entre os quadrados, que são uma parada só do Tab',
    mark: 'Marca ou desmarca um quadrado no jogo',
    save: 'Salva a cartela',
    undo: 'Desfaz sua última mudança; com Shift, refaz',
    swap: 'Troca um quadrado com o vizinho na edição',
    picture: 'Adiciona uma imagem a um quadrado enquanto você digita',
    message: 'Vai para o último aviso',
    close: 'Fecha uma janela ou um menu',
    mac: 'No Mac, use Cmd em vez de Ctrl e Option em vez de Alt.',
  },
  keys: { arrows: 'Setas', space: 'Espaço', ctrl: 'Ctrl', alt: 'Alt', escape: 'Esc' },
}

import { PRODUCT_NAME } from '#shared/product.ts'
import type { developers as english } from '../en/developers.ts'
import type { Messages } from '../messages.ts'

export const developers: Messages<typeof english> = {
  lead: 'Deixe um script preencher quadrados durante o programa. Quem está com a cartela aberta vê na hora.',
  failed: 'Não deu para carregar as chamadas. Confira sua conexão e volte a esta página.',
  contents: 'Nesta página',
  parts: {
    change: 'Mudar um quadrado',
    recipes: 'Receitas',
    calls: 'A API',
    live: 'Acompanhar uma cartela ao vivo',
    pages: 'Chamadas das páginas',
  },

  token:
    'Crie um token em <profile>Ajustes do perfil</profile> e coloque em <code>TOKEN</code>. A última parte do link da sua cartela é o id dela. Os quadrados contam a partir de 0, linha por linha.',
  language: 'Linguagem dos exemplos',
  changeExample: 'Mudar um quadrado: exemplo',
  ownCard: 'Isto muda um quadrado da sua cartela “<title></title>”.',

  recipesLead:
    'Cada frase cantada aparece para os jogadores e na transmissão. Um bot de chat chama `bingo` com mensagens como “!call Dog barks”. Um Stream Deck envia a requisição abaixo com um plugin como API Request. No Streamer.bot, adicione “Execute C# Code” à ação do seu comando. Coloque seu token em `TOKEN` e não deixe aparecer na transmissão.',
  recipes: {
    call: 'Cantar uma frase, com curl',
    uncall: 'Anular, com curl',
    bot: 'Cantar, anular ou preencher o próximo quadrado vazio, para um bot de chat em Node',
    streamDeck: 'Cantar uma frase, com um Stream Deck',
    streamerBot: 'Cantar o que diz um comando do chat, com Streamer.bot',
  },

  callsLead: ({ calls, callsAtOnce, changes, changesAtOnce }) =>
    `Envie e espere JSON. Os horários estão em UTC. Todo erro tem um \`code\`. Cada chamada lista os seus; qualquer uma também pode responder \`too-large\`, \`unsupported-media-type\`, \`too-many-requests\`, \`internal\` e \`unavailable\`. Um token pode fazer ${calls} chamadas por segundo, com picos de ${callsAtOnce}; dessas, ${changes} mudanças, com picos de ${changesAtOnce}.`,
  openApi:
    '<link>Tudo em OpenAPI 3.1</link>, com o esquema de cada campo. Podemos adicionar campos e eventos. Antes de remover algum, avisamos com um ano de antecedência.',
  noBrowsers:
    'Rode os scripts fora do navegador. Páginas de outros sites não podem ler nossas respostas nem acompanhar uma cartela, com ou sem token.',
  example: (summary) => `${summary}: exemplo`,
  needsNoToken: 'Não precisa de token.',
  needsToken: (scope) => `Precisa de um token com \`${scope}\`.`,
  errors: (codes) => `Erros: ${codes}.`,
  limit: (limit) => `Limite: ${limit}.`,

  liveLead:
    'Conecte com Socket.IO, só por WebSocket, em `/socket.io/`. Não precisa de token. Este script acompanha uma cartela:',
  liveExample: 'Acompanhar uma cartela, com socket.io-client',
  events: {
    client: (name) => `\`${name}\`, do cliente.`,
    server: (name) => `\`${name}\`, do servidor.`,
  },
  pagesLead: `As páginas do ${PRODUCT_NAME} fazem estas chamadas com uma sessão. Tokens não podem.`,

  copied: 'Copiado',
  copiedText: 'Cole em um terminal ou arquivo.',
  notCopiedText: 'Selecione as linhas e copie à mão.',
}

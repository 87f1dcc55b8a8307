import { PRODUCT_NAME } from '#shared/product.ts'
import type { developers as english } from '../en/developers.ts'
import type { Messages } from '../messages.ts'

export const developers: Messages<typeof english> = {
  lead: 'Deja que un script llene casillas durante el programa. Quienes tienen el cartón abierto lo ven al instante.',
  failed: 'No pudimos cargar las llamadas. Revisa tu conexión y vuelve a esta página.',
  contents: 'En esta página',
  parts: {
    change: 'Cambiar una casilla',
    recipes: 'Recetas',
    calls: 'La API',
    live: 'Seguir un cartón en vivo',
    pages: 'Llamadas de las páginas',
  },

  token:
    'Crea un token en <profile>Ajustes del perfil</profile> y ponlo en <code>TOKEN</code>. La última parte del enlace de tu cartón es su id. Las casillas se cuentan desde 0, fila por fila.',
  language: 'Lenguaje de los ejemplos',
  changeExample: 'Cambiar una casilla: ejemplo',
  ownCard: 'Esto cambia una casilla de tu cartón “<title></title>”.',

  recipesLead:
    'Cada frase cantada les aparece a los jugadores y en la transmisión. Un bot de chat llama a `bingo` con mensajes como “!call Dog barks”. Un Stream Deck envía la petición de abajo con un plugin como API Request. En Streamer.bot, añade “Execute C# Code” a la acción de tu comando. Pon tu token en `TOKEN` y que no se vea en la transmisión.',
  recipes: {
    call: 'Cantar una frase, con curl',
    uncall: 'Retirarla, con curl',
    bot: 'Cantar, retirar o llenar la siguiente casilla vacía, para un bot de chat en Node',
    streamDeck: 'Cantar una frase, con un Stream Deck',
    streamerBot: 'Cantar lo que dice un comando del chat, con Streamer.bot',
  },

  callsLead: ({ calls, callsAtOnce, changes, changesAtOnce }) =>
    `Envía y espera JSON. Las horas están en UTC. Cada error tiene un \`code\`. Cada llamada indica los suyos; cualquiera puede responder también \`too-large\`, \`unsupported-media-type\`, \`too-many-requests\`, \`internal\` y \`unavailable\`. Un token puede hacer ${calls} llamadas por segundo, con picos de ${callsAtOnce}; de ellas, ${changes} cambios, con picos de ${changesAtOnce}.`,
  openApi:
    '<link>Todo en OpenAPI 3.1</link>, con el esquema de cada campo. Podemos añadir campos y eventos. Antes de quitar alguno, avisamos con un año de antelación.',
  noBrowsers:
    'Ejecuta los scripts fuera del navegador. Las páginas de otros sitios no pueden leer nuestras respuestas ni seguir un cartón, con token o sin él.',
  example: (summary) => `${summary}: ejemplo`,
  needsNoToken: 'No necesita token.',
  needsToken: (scope) => `Necesita un token con \`${scope}\`.`,
  errors: (codes) => `Errores: ${codes}.`,
  limit: (limit) => `Límite: ${limit}.`,

  liveLead:
    'Conéctate con Socket.IO, solo por WebSocket, en `/socket.io/`. No necesitas token. Este script sigue un cartón:',
  liveExample: 'Seguir un cartón, con socket.io-client',
  events: {
    client: (name) => `\`${name}\`, del cliente.`,
    server: (name) => `\`${name}\`, del servidor.`,
  },
  pagesLead: `Las páginas de ${PRODUCT_NAME} hacen estas llamadas con una sesión. Los tokens no pueden.`,

  copied: 'Copiado',
  copiedText: 'Pégalo en una terminal o un archivo.',
  notCopiedText: 'Selecciona las líneas y cópialas a mano.',
}

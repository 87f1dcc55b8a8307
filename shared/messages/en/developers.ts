import { PRODUCT_NAME } from '#shared/product.ts'

interface Rates {
  /** Calls a second, and how many at once. */
  calls: number
  callsAtOnce: number
  changes: number
  changesAtOnce: number
}

/** The page for people who write scripts. What the API says about itself is in English. Words in \` are shown as code. */
export const developers = {
  lead: 'Let a script fill squares while the show runs. Everyone who has the card open sees it right away.',
  failed: "We couldn't load the calls. Check your connection and come back to this page.",
  contents: 'On this page',
  parts: {
    change: 'Change a square',
    recipes: 'Recipes',
    calls: 'The API',
    live: 'Follow a card live',
    pages: 'Calls for pages',
  },

  token:
    "Create a token in <profile>Profile Settings</profile> and put it in <code>TOKEN</code>. The last part of your card's link is its id. Squares count from 0, row by row.",
  language: 'Language of the examples',
  changeExample: 'Change a square: example',
  /** Below a line of code. */
  ownCard: 'This changes a square of your card “<title></title>”.',

  recipesLead:
    'Each call shows up for players and on the stream. A chat bot calls `bingo` for messages such as “!call Dog barks”. A Stream Deck sends the request below with a plugin such as API Request. In Streamer.bot, add “Execute C# Code” to the action of your command. Put your token in `TOKEN`, and keep it off the stream.',
  recipes: {
    call: 'Call a word, with curl',
    uncall: 'Take it back, with curl',
    bot: 'Call, take back or fill the next empty square, for a chat bot in Node',
    streamDeck: 'Call a word, with a Stream Deck',
    streamerBot: 'Call what a chat command says, with Streamer.bot',
  },

  callsLead: ({ calls, callsAtOnce, changes, changesAtOnce }: Rates) =>
    `Send and expect JSON. Times are in UTC. Every error has a \`code\`. Each call lists its own; any call can also answer \`too-large\`, \`unsupported-media-type\`, \`too-many-requests\`, \`internal\` and \`unavailable\`. A token can make ${calls} calls a second with bursts of ${callsAtOnce}, ${changes} of them changes with bursts of ${changesAtOnce}.`,
  openApi:
    "<link>Everything as OpenAPI 3.1</link>, with the schema of every field. We may add fields and events. Before we remove one, you have a year's notice.",
  noBrowsers:
    "Run scripts outside of a browser. Pages of other sites can't read our answers or follow a card, with a token or without.",
  example: (summary: string) => `${summary}: example`,
  needsNoToken: 'Needs no token.',
  needsToken: (scope: string) => `Needs a token with \`${scope}\`.`,
  errors: (codes: string) => `Errors: ${codes}.`,
  limit: (limit: string) => `Limit: ${limit}.`,

  liveLead:
    'Connect with Socket.IO, over WebSocket only, at `/socket.io/`. You need no token. This script follows a card:',
  liveExample: 'Follow a card, with socket.io-client',
  /** Who sends an event of this name. What it is for follows. */
  events: {
    client: (name: string) => `\`${name}\`, from the client.`,
    server: (name: string) => `\`${name}\`, from the server.`,
  },
  pagesLead: `The pages of ${PRODUCT_NAME} make these calls, with a session. Tokens can't.`,

  copied: 'Copied',
  copiedText: 'Paste it into a terminal or a file.',
  notCopiedText: 'Select the lines and copy them by hand.',
}

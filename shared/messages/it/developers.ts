import { PRODUCT_NAME } from '#shared/product.ts'
import type { developers as english } from '../en/developers.ts'
import type { Messages } from '../messages.ts'

export const developers: Messages<typeof english> = {
  lead: 'Fai riempire le caselle a uno script mentre sei in diretta. Chi ha la cartella aperta lo vede subito.',
  failed: 'Non siamo riusciti a caricare le chiamate. Controlla la connessione e torna su questa pagina.',
  contents: 'In questa pagina',
  parts: {
    change: 'Modificare una casella',
    recipes: 'Ricette',
    calls: 'L’API',
    live: 'Seguire una cartella in diretta',
    pages: 'Chiamate delle pagine',
  },
  token:
    'Crea un token in <profile>Profilo</profile> e mettilo in <code>TOKEN</code>. L’ultima parte del link della cartella è il suo ID. Le caselle si contano da 0, riga per riga.',
  language: 'Linguaggio degli esempi',
  changeExample: 'Modificare una casella: esempio',
  ownCard: 'Questo modifica una casella della tua cartella “<title></title>”.',
  recipesLead:
    'Ogni parola chiamata appare a chi gioca e nello stream. Un bot della chat chiama `bingo` per messaggi come “!call Il cane abbaia”. Uno Stream Deck manda la richiesta qui sotto con un plugin come API Request. In Streamer.bot aggiungi “Execute C# Code” all’azione del tuo comando. Metti il tuo token in `TOKEN`, e non mostrarlo nello stream.',
  recipes: {
    call: 'Chiamare una parola, con curl',
    uncall: 'Ritirarla, con curl',
    bot: 'Chiamare, ritirare o riempire la prossima casella vuota, per un bot della chat in Node',
    streamDeck: 'Chiamare una parola, con uno Stream Deck',
    streamerBot: 'Chiamare quello che dice un comando della chat, con Streamer.bot',
  },
  callsLead: ({ calls, callsAtOnce, changes, changesAtOnce }) =>
    `Manda JSON e aspettati JSON. Gli orari sono in UTC. Ogni errore ha un \`code\`. Ogni chiamata elenca i suoi; tutte possono rispondere anche \`too-large\`, \`unsupported-media-type\`, \`too-many-requests\`, \`internal\` e \`unavailable\`. Un token può fare ${calls} chiamate al secondo, con picchi di ${callsAtOnce}; di queste, ${changes} modifiche, con picchi di ${changesAtOnce}.`,
  openApi:
    '<link>Tutto in OpenAPI 3.1</link>, con lo schema di ogni campo. Possiamo aggiungere campi ed eventi. Prima di toglierne uno, ti avvisiamo con un anno di anticipo.',
  noBrowsers:
    'Esegui gli script fuori da un browser. Le pagine di altri siti non possono leggere le nostre risposte né seguire una cartella, con o senza token.',
  example: (summary) => `${summary}: esempio`,
  needsNoToken: 'Non serve un token.',
  needsToken: (scope) => `Serve un token con \`${scope}\`.`,
  errors: (codes) => `Errori: ${codes}.`,
  limit: (limit) => `Limite: ${limit}.`,
  liveLead:
    'Collegati con Socket.IO, solo via WebSocket, su `/socket.io/`. Non serve un token. Questo script segue una cartella:',
  liveExample: 'Seguire una cartella, con socket.io-client',
  events: {
    client: (name) => `\`${name}\`, dal client.`,
    server: (name) => `\`${name}\`, dal server.`,
  },
  pagesLead: `Queste chiamate le fanno le pagine di ${PRODUCT_NAME}, con una sessione. Con un token non si può.`,
  copied: 'Copiato',
  copiedText: 'Incollalo in un terminale o in un file.',
  notCopiedText: 'Seleziona le righe e copiale a mano.',
}

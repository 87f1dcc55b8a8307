import { PRODUCT_NAME } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { developers as english } from '../en/developers.ts'

export const developers: Messages<typeof english> = {
  lead: 'Lass ein Skript Felder füllen, während die Sendung läuft. Alle, die die Karte offen haben, sehen es sofort.',
  failed: 'Die Aufrufe laden nicht. Prüfe deine Verbindung und komm auf diese Seite zurück.',
  contents: 'Auf dieser Seite',
  parts: {
    change: 'Ein Feld ändern',
    recipes: 'Rezepte',
    calls: 'Die API',
    live: 'Einer Karte live folgen',
    pages: 'Aufrufe der Seiten',
  },

  token:
    'Erstelle einen Token im <profile>Profil</profile> und setz ihn in <code>TOKEN</code> ein. Der letzte Teil des Links deiner Karte ist ihre ID. Felder zählen ab 0, Zeile für Zeile.',
  language: 'Sprache der Beispiele',
  changeExample: 'Ein Feld ändern: Beispiel',
  ownCard: 'Das ändert ein Feld deiner Karte „<title></title>“.',

  recipesLead:
    'Jeder Ausruf erscheint bei allen, die mitspielen, und im Stream. Ein Chatbot ruft `bingo` bei Nachrichten wie „!call Hund bellt“ auf. Ein Stream Deck sendet die Anfrage unten mit einem Plugin wie API Request. In Streamer.bot fügst du der Aktion deines Befehls „Execute C# Code“ hinzu. Setz deinen Token in `TOKEN` ein, und zeig ihn nie im Stream.',
  recipes: {
    call: 'Ein Wort ausrufen, mit curl',
    uncall: 'Es zurücknehmen, mit curl',
    bot: 'Ausrufen, zurücknehmen oder das nächste leere Feld füllen, für einen Chatbot in Node',
    streamDeck: 'Ein Wort ausrufen, mit einem Stream Deck',
    streamerBot: 'Ausrufen, was ein Chatbefehl sagt, mit Streamer.bot',
  },

  callsLead: ({ calls, callsAtOnce, changes, changesAtOnce }) =>
    `Sende und erwarte JSON. Zeiten sind in UTC. Jeder Fehler hat einen \`code\`. Jeder Aufruf nennt seine eigenen; jeder kann außerdem mit \`too-large\`, \`unsupported-media-type\`, \`too-many-requests\`, \`internal\` und \`unavailable\` antworten. Ein Token darf ${calls} Aufrufe pro Sekunde machen und auf einmal ${callsAtOnce}, davon ${changes} Änderungen pro Sekunde und auf einmal ${changesAtOnce}.`,
  openApi:
    '<link>Alles als OpenAPI 3.1</link>, mit dem Schema jedes Feldes. Neue Felder und Ereignisse können dazukommen. Bevor wir eins entfernen, sagen wir es ein Jahr vorher.',
  noBrowsers:
    'Lass Skripte außerhalb eines Browsers laufen. Seiten anderer Websites können unsere Antworten nicht lesen und keiner Karte folgen, ob mit Token oder ohne.',
  example: (summary: string) => `${summary}: Beispiel`,
  needsNoToken: 'Braucht keinen Token.',
  needsToken: (scope: string) => `Braucht einen Token mit \`${scope}\`.`,
  errors: (codes: string) => `Fehler: ${codes}.`,
  limit: (limit: string) => `Grenze: ${limit}.`,

  liveLead:
    'Verbinde dich mit Socket.IO, nur über WebSocket, unter `/socket.io/`. Einen Token brauchst du nicht. Dieses Skript folgt einer Karte:',
  liveExample: 'Einer Karte folgen, mit socket.io-client',
  events: {
    client: (name: string) => `\`${name}\`, vom Client.`,
    server: (name: string) => `\`${name}\`, vom Server.`,
  },
  pagesLead: `Diese Aufrufe machen die Seiten von ${PRODUCT_NAME}, mit einer Sitzung. Mit Tokens gehen sie nicht.`,

  copied: 'Kopiert',
  copiedText: 'Füge es in ein Terminal oder eine Datei ein.',
  notCopiedText: 'Wähle die Zeilen aus und kopiere sie von Hand.',
}

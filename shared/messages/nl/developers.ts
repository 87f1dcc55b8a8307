import { PRODUCT_NAME } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { developers as english } from '../en/developers.ts'

export const developers: Messages<typeof english> = {
  lead: 'Laat een script vakjes vullen terwijl de show bezig is. Iedereen die de kaart open heeft, ziet het meteen.',
  failed: 'De aanroepen laden niet. Check je verbinding en kom terug naar deze pagina.',
  contents: 'Op deze pagina',
  parts: {
    change: 'Een vakje wijzigen',
    recipes: 'Recepten',
    calls: 'De API',
    live: 'Een kaart live volgen',
    pages: 'Aanroepen van pagina’s',
  },

  token:
    'Maak een token in je <profile>Profiel</profile> en zet hem in <code>TOKEN</code>. Het laatste deel van de link van je kaart is de id. Vakjes tellen vanaf 0, rij voor rij.',
  language: 'Taal van de voorbeelden',
  changeExample: 'Een vakje wijzigen: voorbeeld',
  ownCard: 'Dit wijzigt een vakje van je kaart “<title></title>”.',

  recipesLead:
    'Wat je omroept, verschijnt bij spelers en in de stream. Een chatbot roept `bingo` aan bij berichten zoals “!call Hond blaft”. Een Stream Deck stuurt het verzoek hieronder met een plug-in zoals API Request. In Streamer.bot voeg je “Execute C# Code” toe aan de actie van je commando. Zet je token in `TOKEN`, en houd hem buiten de stream.',
  recipes: {
    call: 'Een woord omroepen, met curl',
    uncall: 'Het intrekken, met curl',
    bot: 'Omroepen, intrekken of het volgende lege vakje vullen, voor een chatbot in Node',
    streamDeck: 'Een woord omroepen, met een Stream Deck',
    streamerBot: 'Omroepen wat een chatcommando zegt, met Streamer.bot',
  },

  callsLead: ({ calls, callsAtOnce, changes, changesAtOnce }) =>
    `Stuur en verwacht JSON. Tijden zijn in UTC. Elke fout heeft een \`code\`. Elke aanroep noemt zijn eigen codes; elke aanroep kan ook antwoorden met \`too-large\`, \`unsupported-media-type\`, \`too-many-requests\`, \`internal\` en \`unavailable\`. Een token mag ${calls} aanroepen per seconde doen en ${callsAtOnce} ineens, waarvan ${changes} wijzigingen per seconde en ${changesAtOnce} ineens.`,
  openApi:
    '<link>Alles als OpenAPI 3.1</link>, met het schema van elk veld. Er kunnen velden en gebeurtenissen bij komen. Voordat we er een weghalen, laten we dat een jaar vooraf weten.',
  noBrowsers:
    'Draai scripts buiten een browser. Pagina’s van andere sites kunnen onze antwoorden niet lezen en geen kaart volgen, met of zonder token.',
  example: (summary: string) => `${summary}: voorbeeld`,
  needsNoToken: 'Heeft geen token nodig.',
  needsToken: (scope: string) => `Heeft een token met \`${scope}\` nodig.`,
  errors: (codes: string) => `Fouten: ${codes}.`,
  limit: (limit: string) => `Limiet: ${limit}.`,

  liveLead:
    'Maak verbinding met Socket.IO, alleen via WebSocket, op `/socket.io/`. Een token is niet nodig. Dit script volgt een kaart:',
  liveExample: 'Een kaart volgen, met socket.io-client',
  events: {
    client: (name: string) => `\`${name}\`, van de client.`,
    server: (name: string) => `\`${name}\`, van de server.`,
  },
  pagesLead: `De pagina’s van ${PRODUCT_NAME} doen deze aanroepen, met een sessie. Met tokens gaat het niet.`,

  copied: 'Gekopieerd',
  copiedText: 'Plak het in een terminal of een bestand.',
  notCopiedText: 'Selecteer de regels en kopieer ze zelf.',
}

import { PRODUCT_NAME } from '#shared/product.ts'
import type { developers as english } from '../en/developers.ts'
import type { Messages } from '../messages.ts'

export const developers: Messages<typeof english> = {
  lead: 'Niech skrypt wypełnia pola, gdy program trwa. Każdy, kto ma otwartą kartę, widzi to od razu.',
  failed: 'Nie udało się wczytać opisu API. Sprawdź połączenie i wróć na tę stronę.',
  contents: 'Na tej stronie',
  parts: {
    change: 'Zmień pole',
    recipes: 'Przepisy',
    calls: 'API',
    live: 'Śledź kartę na żywo',
    pages: 'Zapytania stron',
  },

  token:
    'Utwórz token w <profile>ustawieniach profilu</profile> i wstaw go do <code>TOKEN</code>. Ostatnia część linku do karty to jej id. Pola liczy się od 0, rząd po rzędzie.',
  language: 'Język przykładów',
  changeExample: 'Zmiana pola: przykład',
  ownCard: 'To zmienia pole twojej karty „<title></title>”.',

  recipesLead:
    'Każde wywołanie tekstu widać u graczy i na streamie. Bot na czacie wywołuje `bingo` po wiadomości takiej jak „!call Pies szczeka”. Stream Deck wysyła poniższe zapytanie przez wtyczkę taką jak API Request. W Streamer.bot dodaj „Execute C# Code” do akcji swojej komendy. Token wstaw do `TOKEN` i nie pokazuj go na streamie.',
  recipes: {
    call: 'Wywołanie tekstu, w curl',
    uncall: 'Wycofanie wywołania, w curl',
    bot: 'Wywołanie, wycofanie lub wypełnienie następnego pustego pola, dla bota na czacie w Node',
    streamDeck: 'Wywołanie tekstu ze Stream Decka',
    streamerBot: 'Wywołanie tekstu z komendy na czacie, w Streamer.bot',
  },

  callsLead: ({ calls, callsAtOnce, changes, changesAtOnce }) =>
    `Wysyłaj i odbieraj JSON. Czas jest w UTC. Każdy błąd ma \`code\`. Przy każdym zapytaniu są jego własne błędy, a na każde możesz też dostać \`too-large\`, \`unsupported-media-type\`, \`too-many-requests\`, \`internal\` i \`unavailable\`. Limit tokenu to zapytania na sekundę: ${calls}, chwilowo do ${callsAtOnce}, w tym zmiany: ${changes}, chwilowo do ${changesAtOnce}.`,
  openApi:
    '<link>Wszystko jako OpenAPI 3.1</link>, ze schematem każdego pola. Możemy dodawać pola i zdarzenia. O usunięciu któregoś uprzedzamy rok wcześniej.',
  noBrowsers:
    'Uruchamiaj skrypty poza przeglądarką. Strony z innych witryn nie mogą czytać naszych odpowiedzi ani śledzić karty, z tokenem ani bez.',
  example: (summary) => `${summary}: przykład`,
  needsNoToken: 'Nie wymaga tokenu.',
  needsToken: (scope) => `Wymaga tokenu z \`${scope}\`.`,
  errors: (codes) => `Błędy: ${codes}.`,
  limit: (limit) => `Limit: ${limit}.`,

  liveLead:
    'Połącz się przez Socket.IO, tylko po WebSocket, pod adresem `/socket.io/`. Token nie jest potrzebny. Ten skrypt śledzi kartę:',
  liveExample: 'Śledzenie karty, w socket.io-client',
  events: {
    client: (name) => `\`${name}\`, od klienta.`,
    server: (name) => `\`${name}\`, od serwera.`,
  },
  pagesLead: `Te zapytania wysyłają strony ${PRODUCT_NAME}, w ramach sesji. Z tokenem nie działają.`,

  copied: 'Skopiowano',
  copiedText: 'Wklej to do terminala albo pliku.',
  notCopiedText: 'Zaznacz wiersze i skopiuj je ręcznie.',
}

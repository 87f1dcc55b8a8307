import { PRODUCT_NAME } from '#shared/product.ts'
import type { developers as english } from '../en/developers.ts'
import type { Messages } from '../messages.ts'

export const developers: Messages<typeof english> = {
  lead: 'Program sürerken kareleri bir script doldursun. Kartı açık olan herkes anında görür.',
  failed: 'API çağrılarını yükleyemedik. İnternetini kontrol et ve bu sayfaya dön.',
  contents: 'Bu sayfada',
  parts: {
    change: 'Bir kareyi değiştir',
    recipes: 'Tarifler',
    calls: 'API',
    live: 'Bir kartı canlı izle',
    pages: 'Sayfaların çağrıları',
  },

  token:
    '<profile>Profil ayarlarında</profile> bir token oluştur ve <code>TOKEN</code> içine koy. Kartının linkinin son parçası onun id değeridir. Kareler 0’dan başlar, satır satır sayılır.',
  language: 'Örneklerin dili',
  changeExample: 'Bir kareyi değiştirme: örnek',
  ownCard: 'Bu, “<title></title>” kartının bir karesini değiştirir.',

  recipesLead:
    'Her duyuru oyunculara ve yayına yansır. Bir sohbet botu “!call Köpek havlar” gibi mesajlarda `bingo` çağırır. Stream Deck, aşağıdaki isteği API Request gibi bir eklentiyle gönderir. Streamer.bot içinde komutunun eylemine “Execute C# Code” ekle. Tokenını `TOKEN` içine koy ve yayında gösterme.',
  recipes: {
    call: 'curl ile bir madde duyur',
    uncall: 'curl ile geri al',
    bot: 'Duyur, geri al ya da sıradaki boş kareyi doldur: Node ile bir sohbet botu için',
    streamDeck: 'Stream Deck ile bir madde duyur',
    streamerBot: 'Streamer.bot ile sohbet komutunun dediğini duyur',
  },

  callsLead: ({ calls, callsAtOnce, changes, changesAtOnce }) =>
    `JSON gönder, JSON bekle. Saatler UTC. Her hatanın bir \`code\` değeri var. Her çağrı kendi hatalarını sıralar; hepsi ayrıca \`too-large\`, \`unsupported-media-type\`, \`too-many-requests\`, \`internal\` ve \`unavailable\` dönebilir. Bir token saniyede ${calls} çağrı yapabilir (anlık en çok ${callsAtOnce}); bunların ${changes} tanesi değişiklik olabilir (anlık en çok ${changesAtOnce}).`,
  openApi:
    '<link>OpenAPI 3.1 olarak hepsi</link>, her alanın şemasıyla. Alan ve olay ekleyebiliriz. Birini kaldırmadan bir yıl önce haber veririz.',
  noBrowsers:
    'Scriptleri tarayıcı dışında çalıştır. Başka sitelerin sayfaları, tokenla da tokensız da cevaplarımızı okuyamaz, kart izleyemez.',
  example: (summary) => `${summary}: örnek`,
  needsNoToken: 'Token gerekmez.',
  needsToken: (scope) => `Gereken token yetkisi: \`${scope}\`.`,
  errors: (codes) => `Hatalar: ${codes}.`,
  limit: (limit) => `Sınır: ${limit}.`,

  liveLead:
    'Socket.IO ile, yalnızca WebSocket üzerinden `/socket.io/` adresine bağlan. Token gerekmez. Bu script bir kartı izler:',
  liveExample: 'socket.io-client ile bir kartı izle',
  events: {
    client: (name) => `\`${name}\`, istemciden.`,
    server: (name) => `\`${name}\`, sunucudan.`,
  },
  pagesLead: `Bu çağrıları ${PRODUCT_NAME} sayfaları bir oturumla yapar. Tokenlar yapamaz.`,

  copied: 'Kopyalandı',
  copiedText: 'Bir terminale ya da dosyaya yapıştır.',
  notCopiedText: 'Satırları seç ve elle kopyala.',
}

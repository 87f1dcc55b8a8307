import type { editorShare as english } from '../en/editor-share.ts'
import type { Messages } from '../messages.ts'

export const editorShare: Messages<typeof english> = {
  title: 'Condividi la cartella',
  explanation: 'Con questo link gioca chiunque, senza account, e vede subito le tue modifiche.',
  copyExplanation: 'Con questo link ognuno riceve una copia con cui giocare, senza account.',
  qr: 'Codice QR',
  code: 'Codice',
  present: 'Proietta',
  playNow: 'Gioca subito',
  long: 'Alcune chat tagliano un link così lungo. Registrati per averne uno corto.',
  goLive: 'Vuoi che tutti vedano le tue modifiche? Questo link può andare in diretta.',
  onlyHere: 'Su questo dispositivo, e nel suo link',
  more: 'Altro',
  embed: 'Sito e OBS',
  coHosts: 'Co-host',
  shareOn: (site) => `Condividi su ${site} (si apre in una nuova finestra)`,
  typeCode: (site) => `Scrivi questo codice su <b>${site}</b>`,
  codeLasts: 'Vale un giorno.',
  gettingCode: 'Un attimo…',
}

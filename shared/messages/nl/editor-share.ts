import type { Messages } from '../messages.ts'
import type { editorShare as english } from '../en/editor-share.ts'

export const editorShare: Messages<typeof english> = {
  title: 'Kaart delen',
  explanation: 'Iedereen met deze link kan meespelen, zonder account. Je wijzigingen zien ze meteen.',
  copyExplanation: 'Iedereen met deze link krijgt een kopie om te spelen, zonder account.',
  qr: 'QR-code',
  code: 'Spelcode',
  present: 'Presenteren',
  playNow: 'Nu spelen',
  long: 'Sommige chats kappen zo’n lange link af. Registreer je voor een korte.',
  goLive: 'Moet iedereen je wijzigingen zien? Dan wordt deze link live.',

  onlyHere: 'Op dit apparaat, en in de link',

  more: 'Meer',
  embed: 'Web & OBS',
  coHosts: 'Cohosts',
  shareOn: (site: string) => `Delen op ${site} (opent een nieuw venster)`,

  typeCode: (site: string) => `Typ deze code op <b>${site}</b>`,
  codeLasts: 'Hij werkt één dag.',
  gettingCode: 'Komt eraan…',
}

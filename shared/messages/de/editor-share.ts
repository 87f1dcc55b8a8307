import type { Messages } from '../messages.ts'
import type { editorShare as english } from '../en/editor-share.ts'

export const editorShare: Messages<typeof english> = {
  title: 'Karte teilen',
  explanation: 'Alle mit diesem Link können mitspielen, ohne Konto. Deine Änderungen sehen sie sofort.',
  copyExplanation: 'Alle mit diesem Link bekommen eine Kopie zum Spielen, ohne Konto.',
  qr: 'QR-Code',
  code: 'Spielcode',
  present: 'Präsentieren',
  playNow: 'Jetzt spielen',
  long: 'Manche Chats schneiden so lange Links ab. Registrier dich für einen kurzen.',
  goLive: 'Sollen alle deine Änderungen sehen? Dann wird dieser Link live.',

  onlyHere: 'Auf diesem Gerät und im Link',

  more: 'Mehr',
  embed: 'Web & OBS',
  coHosts: 'Co-Hosts',
  shareOn: (site: string) => `Auf ${site} teilen (öffnet ein neues Fenster)`,

  typeCode: (site: string) => `Gib diesen Code ein auf <b>${site}</b>`,
  codeLasts: 'Er gilt einen Tag.',
  gettingCode: 'Kommt gleich …',
}

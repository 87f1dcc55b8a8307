import type { editorShare as english } from '../en/editor-share.ts'
import type { Messages } from '../messages.ts'

export const editorShare: Messages<typeof english> = {
  title: 'Compartir cartón',
  explanation: 'Quien tenga este enlace puede jugar sin cuenta. Verá tus cambios al instante.',
  copyExplanation: 'Quien tenga este enlace recibe una copia para jugar sin cuenta.',
  qr: 'Código QR',
  code: 'Dictar código',
  present: 'Proyectar',
  playNow: 'Jugar ahora',
  long: 'Algunos chats cortan un enlace tan largo. Crea una cuenta y tendrás uno corto.',
  goLive: '¿Quieres que todos vean tus cambios? Guárdalo y este enlace pasará a estar en vivo.',

  onlyHere: 'En este dispositivo y en su enlace',

  more: 'Más',
  embed: 'Insertar y OBS',
  coHosts: 'Coanfitriones',
  shareOn: (site) => `Compartir en ${site} (se abre en otra ventana)`,

  typeCode: (site) => `Escribe este código en <b>${site}</b>`,
  codeLasts: 'Dura un día.',
  gettingCode: 'Un momento...',
}

import type { editorShare as english } from '../en/editor-share.ts'
import type { Messages } from '../messages.ts'

export const editorShare: Messages<typeof english> = {
  title: 'Compartilhar cartela',
  explanation: 'Quem tem este link pode jogar sem conta e vê suas mudanças na hora.',
  copyExplanation: 'Quem tem este link recebe uma cópia para jogar sem conta.',
  qr: 'QR code',
  code: 'Ditar código',
  present: 'Apresentar',
  playNow: 'Jogar agora',
  long: 'Alguns chats cortam links longos como este. Crie uma conta e tenha um curto.',
  goLive: 'Quer que todo mundo veja suas mudanças? Salve, e este link fica ao vivo.',

  onlyHere: 'Neste aparelho e no link',

  more: 'Mais',
  embed: 'Incorporar e OBS',
  coHosts: 'Coanfitriões',
  shareOn: (site) => `Compartilhar no ${site} (abre em outra janela)`,

  typeCode: (site) => `Digite este código em <b>${site}</b>`,
  codeLasts: 'Vale por um dia.',
  gettingCode: 'Um momento...',
}

import type { editorShare as english } from '../en/editor-share.ts'
import type { Messages } from '../messages.ts'

export const editorShare: Messages<typeof english> = {
  title: 'Partager la grille',
  explanation: 'Avec ce lien, tout le monde peut jouer, sans compte, et voit tes changements aussitôt.',
  copyExplanation: 'Avec ce lien, chacun reçoit une copie à jouer, sans compte.',
  qr: 'QR code',
  code: 'Code',
  present: 'Projeter',
  playNow: 'Jouer maintenant',
  long: 'Certaines messageries coupent un lien aussi long. Inscris-toi pour en avoir un court.',
  goLive: 'Envie que tout le monde voie tes changements ? Ce lien peut passer en direct.',
  onlyHere: 'Sur cet appareil, et dans son lien',
  more: 'Plus',
  embed: 'Site web et OBS',
  coHosts: 'Co-hôtes',
  shareOn: (site) => `Partager sur ${site} (s’ouvre dans une nouvelle fenêtre)`,
  typeCode: (site) => `Saisir ce code sur <b>${site}</b>`,
  codeLasts: 'Valable une journée.',
  gettingCode: 'Un instant…',
}

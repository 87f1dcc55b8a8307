import { CO_HOSTS_PER_CARD } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { coHosts as english } from '../en/co-hosts.ts'

export const coHosts: Messages<typeof english> = {
  title: 'Co-Hosts',
  explanation: `Bis zu ${CO_HOSTS_PER_CARD} Leute können diese Karte live mit dir bearbeiten. Löschen oder andere einladen können sie nicht.`,
  username: 'Nutzername',
  usernameHint: 'Er steht im Profil der Person.',
  add: 'Hinzufügen',
  adding: 'Fügt hinzu …',
  added: 'Co-Host hinzugefügt',
  addedText: (name: string) => `${name} findet die Karte jetzt in „Meine Karten“.`,
  addFailed: 'Nicht hinzugefügt',
  yours: 'Deine Co-Hosts',
  none: 'Bisher nur du.',
  remove: 'Entfernen',
  removeOne: (name: string) => `${name} entfernen`,
  removed: (name: string) => `${name} kann diese Karte nicht mehr bearbeiten.`,
  removedWithLink: (name: string) =>
    `${name} kann diese Karte nicht mehr bearbeiten. Auch der Einladungslink gilt nicht mehr.`,
  removeFailed: 'Co-Host nicht entfernt',

  link: 'Einladungslink',
  linkEnded: 'Auch der Einladungslink gilt nicht mehr.',
  linkHint: 'Wer ihn öffnet und sich anmeldet, wird Co-Host.',
  linkMade:
    'Wer ihn öffnet und sich anmeldet, wird Co-Host. Kopiere ihn jetzt: Wir können ihn nicht noch mal zeigen.',
  linkKept: (date: string) =>
    `Dein Link vom ${date} gilt noch, aber wir können ihn nicht noch mal zeigen. Ein neuer Link ersetzt ihn.`,
  makeLink: 'Link erstellen',
  newLink: 'Neuer Link',
  making: 'Erstellt …',
  makeFailed: 'Link nicht erstellt',
  turnOff: 'Abschalten',
  turningOff: 'Schaltet ab …',
  turnOffFailed: 'Link nicht abgeschaltet',
  linkCopiedText: 'Schick ihn deinem Co-Host.',
  copyFailed: 'Link nicht kopiert',
  copyFailedText: 'Kopiere ihn von Hand.',

  leaveTitle: 'Nicht mehr Co-Host sein?',
  leaveText: (card: string) =>
    `Du kannst „${card}“ dann nicht mehr bearbeiten. Spielen kannst du die Karte weiterhin.`,
  leave: 'Verlassen',
  leaving: 'Moment …',
  left: 'Du bist kein Co-Host mehr',
  leftText: (card: string) => `Du kannst „${card}“ weiterhin spielen.`,
  leaveFailed: 'Du bist noch Co-Host',
}

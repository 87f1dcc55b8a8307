import type { editorShare as english } from '../en/editor-share.ts'
import type { Messages } from '../messages.ts'

export const editorShare: Messages<typeof english> = {
  title: 'Udostępnij kartę',
  explanation: 'Zagra każdy, kto ma ten link, nawet bez konta. Twoje zmiany wszyscy widzą od razu.',
  copyExplanation: 'Każdy, kto ma ten link, dostaje kopię do gry, nawet bez konta.',
  qr: 'Kod QR',
  code: 'Kod do gry',
  present: 'Duży ekran',
  playNow: 'Zagraj teraz',
  long: 'Niektóre komunikatory ucinają tak długie linki. Załóż konto, a link będzie krótki.',
  goLive: 'Wszyscy mają widzieć twoje zmiany? Zapisz kartę, a link będzie na żywo.',

  onlyHere: 'Na tym urządzeniu i w jej linku',

  more: 'Więcej',
  embed: 'Na stronę i do OBS',
  coHosts: 'Pomocnicy',
  shareOn: (site) => `Udostępnij na ${site} (w nowym oknie)`,

  typeCode: (site) => `Wpisz ten kod na <b>${site}</b>`,
  codeLasts: 'Działa przez dobę.',
  gettingCode: 'Już się robi…',
}

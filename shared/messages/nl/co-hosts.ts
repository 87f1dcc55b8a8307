import { CO_HOSTS_PER_CARD } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { coHosts as english } from '../en/co-hosts.ts'

export const coHosts: Messages<typeof english> = {
  title: 'Cohosts',
  explanation: `Tot ${CO_HOSTS_PER_CARD} mensen kunnen deze kaart live met je bewerken. Verwijderen of anderen uitnodigen kunnen ze niet.`,
  username: 'Gebruikersnaam',
  usernameHint: 'Die staat in het profiel van de ander.',
  add: 'Toevoegen',
  adding: 'Toevoegen…',
  added: 'Cohost toegevoegd',
  addedText: (name: string) => `${name} vindt de kaart bij “Mijn kaarten”.`,
  addFailed: 'Niet toegevoegd',
  yours: 'Je cohosts',
  none: 'Nog alleen jij.',
  remove: 'Weghalen',
  removeOne: (name: string) => `${name} weghalen`,
  removed: (name: string) => `${name} kan deze kaart niet meer bewerken.`,
  removedWithLink: (name: string) =>
    `${name} kan deze kaart niet meer bewerken. Ook de uitnodigingslink werkt niet meer.`,
  removeFailed: 'Cohost niet weggehaald',

  link: 'Uitnodigingslink',
  linkEnded: 'Ook de uitnodigingslink werkt niet meer.',
  linkHint: 'Wie hem opent en inlogt, wordt cohost.',
  linkMade: 'Wie hem opent en inlogt, wordt cohost. Kopieer hem nu: we kunnen hem niet nog eens laten zien.',
  linkKept: (date: string) =>
    `Je link van ${date} werkt nog, maar we kunnen hem niet nog eens laten zien. Een nieuwe link vervangt hem.`,
  makeLink: 'Link maken',
  newLink: 'Nieuwe link',
  making: 'Maken…',
  makeFailed: 'Link niet gemaakt',
  turnOff: 'Uitzetten',
  turningOff: 'Uitzetten…',
  turnOffFailed: 'Link niet uitgezet',
  linkCopiedText: 'Stuur hem naar je cohost.',
  copyFailed: 'Link niet gekopieerd',
  copyFailedText: 'Kopieer hem zelf even.',

  leaveTitle: 'Geen cohost meer zijn?',
  leaveText: (card: string) => `Je kunt “${card}” dan niet meer bewerken. Spelen kan nog wel.`,
  leave: 'Verlaten',
  leaving: 'Verlaten…',
  left: 'Je bent geen cohost meer',
  leftText: (card: string) => `Je kunt “${card}” nog wel spelen.`,
  leaveFailed: 'Je bent nog cohost',
}

import type { Form } from './forms.ts'

/** Made-up miniatures of what chats copy. */
export const APP_FORMS: Form[] = [
  {
    name: 'messages of Discord',
    text: 'mo — Today at 20:14\nDog barks\nEcho\n[20:15]Once more\nada — 12/05/2026\nMute, Mo',
    items: ['Dog barks', 'Echo', 'Once more', 'Mute, Mo'],
    leftOut: ['mo:', 'ada:'],
    parts: ['ada', 'mo'],
  },
  {
    name: 'messages of Discord with names on lines of their own',
    text: 'mo\n — \nheute um 20:14 Uhr\nHund bellt\nada\n — \n12.05.26, 20:16\nMontag, 8:00',
    items: ['Hund bellt', 'Montag, 8:00'],
    leftOut: ['mo:', 'ada:'],
  },
  {
    name: 'messages of Slack',
    text: 'Mo Ali\n  10:14 AM \nDog barks\n10:15\nEcho\n\nAda  [10:16 AM]\nMute',
    items: ['Dog barks', 'Echo', 'Mute'],
    leftOut: ['Mo Ali:', 'Ada:'],
    parts: ['Ada', 'Mo Ali'],
  },
  {
    name: 'messages of a meeting',
    text: '10:14:02 From Mo Ali to Everyone: Dog barks\n10:15:09\t From  Ada : Echo, again',
    items: ['Dog barks', 'Echo, again'],
  },
]

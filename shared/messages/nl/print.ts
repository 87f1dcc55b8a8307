import { type Messages, pluralIn } from '../messages.ts'
import type { print as english } from '../en/print.ts'

const plural = pluralIn('nl')

export const print: Messages<typeof english> = {
  title: 'Kaart downloaden',
  tabs: { label: 'Printen of checken', print: 'Printen', check: 'Vel checken' },
  pdf: 'Opslaan als pdf',
  png: 'Opslaan als png',
  drawing: 'Tekenen…',
  notDrawn: 'Het tekenen is niet gelukt',

  what: 'Wat wil je printen?',
  thisCard: 'Deze kaart',
  shuffledSheets: 'Gehusselde vellen',
  count: 'Aantal vellen',
  countHint: (most: number) => `1 t/m ${most}`,
  countWrong: (most: number) => `Vul een heel getal van 1 t/m ${most} in.`,
  perPage: 'Vellen per pagina',
  paper: 'Papier',
  papers: { A4: 'A4', Letter: 'Letter' },
  colors: 'In kleur',
  callList: 'Omroeplijst',
  callListHint: 'Een extra pagina met elk woord om af te vinken.',
  link: 'QR-code en link',
  codes: 'Code op elk vel',
  codesHint: 'Zo check je een vel als iemand bingo roept.',
  otherWords: 'Elk vel heeft andere woorden. Eén per speler.',
  otherOrder: 'Dezelfde woorden, op elk vel in een andere volgorde. Eén per speler.',
  output: (pages: number, paper: string) =>
    plural(pages, { one: `${pages} pagina, ${paper}`, other: `${pages} pagina’s, ${paper}` }),
  outputLandscape: (pages: number, paper: string) =>
    plural(pages, {
      one: `${pages} pagina, ${paper}, liggend`,
      other: `${pages} pagina’s, ${paper}, liggend`,
    }),
  toCut: (parts: number) => `Knip elke pagina in ${parts} delen.`,
  preview: (output: string) => `Voorbeeld: ${output}`,

  onPaper: {
    callList: 'Omroeplijst: vink af wat is omgeroepen.',
    play: 'Speel op je telefoon',
    name: 'Naam',
    toWin: (pattern: string) => `Doel: ${pattern}`,
  },

  code: 'Code van het vel',
  codeHint: 'Die staat onder aan elk vel, zoals v7-17.',
  check: 'Checken',
  sheet: (code: string) => `Vel ${code}`,
  problems: {
    empty: 'Vul de code in die op het vel staat.',
    malformed: 'Een code ziet eruit als v7-17.',
    number: (most: number) => `Vellen zijn genummerd van 1 t/m ${most}.`,
    otherDevice: 'Dit vel komt van een ander apparaat. Check het daar.',
    onlyFirst: 'Dit apparaat heeft van deze versie vel 1 geprint.',
    onlyUpTo: (last: number) => `Dit apparaat heeft van deze versie vel 1 t/m ${last} geprint.`,
  },
}

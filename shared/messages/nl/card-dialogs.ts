import { PRODUCT_NAME } from '#shared/product.ts'
import { type Messages, pluralIn } from '../messages.ts'
import type { cardDialogs as english } from '../en/card-dialogs.ts'

const plural = pluralIn('nl')

const NUMBERS = ['Geen', 'Eén', 'Twee', 'Drie', 'Vier', 'Vijf', 'Zes']
const MORE_NUMBERS = ['Zeven', 'Acht', 'Negen', 'Tien', 'Elf', 'Twaalf']
const lines = (count: number) => {
  const number = [...NUMBERS, ...MORE_NUMBERS][count] ?? count
  return plural(count, { one: `${number} lijn`, other: `${number} lijnen` })
}

/** The share of games in which two win at once, in words. */
function howOften(share: number): string {
  if (share > 0.66) return 'in de meeste potjes'
  if (share < 0.02) return 'bijna nooit'
  return share > 0.58 ? 'in 2 van de 3 potjes' : `in 1 van de ${Math.round(1 / share)} potjes`
}

export const cardDialogs: Messages<typeof english> = {
  blackout: 'Volle kaart!',
  blackoutText: 'Elk vakje is gemarkeerd.',
  bingo: (rest: string) => `BINGO! ${rest}`,
  codeFailed: 'De QR-code laadt niet.',
  codeNear: 'Scan hem van dichtbij: zo’n fijne code is achter in de zaal niet te lezen.',
  codeOf: 'QR-code van de link',
  noCode: 'Deze kaart is te lang voor een QR-code. Stuur de link.',
  copyLink: 'Link kopiëren',
  forecast: (players: number, calls: number, ties: number) =>
    `Met ${players} spelers heeft iemand na zo’n ${calls} woorden bingo; ${howOften(ties)} hebben twee spelers het tegelijk.`,
  forecastTitle: 'Hoelang duurt het?',
  layout: 'Voor iedereen anders gehusseld',
  layoutDrawn: 'Voor iedereen andere vakjes, uit al je woorden. Het leukst met een omroeper.',
  layoutShuffled: 'Dezelfde vakjes, maar bij iedereen op een andere plek. Het leukst met een omroeper.',
  lines,
  linesInText: (count: number) => lines(count).toLowerCase().replace(/^eén/, 'één'),
  patternsInText: {
    line: 'één lijn',
    'two-lines': 'twee lijnen',
    corners: 'vier hoeken',
    x: 'X',
    frame: 'rand',
    full: 'volle kaart',
  },
  linesInOneGo: (count: number) => `${lines(count)} in één klap.`,
  newRound: {
    title: 'Nieuwe ronde beginnen?',
    text: 'We vragen iedereen of de markeringen gewist mogen worden. De vakjes blijven hetzelfde.',
    textWithCalls:
      'We vragen iedereen of de markeringen gewist mogen worden. Het omroepen begint opnieuw, de vakjes blijven hetzelfde.',
    start: 'Beginnen',
    starting: 'Beginnen…',
    started: 'Nieuwe ronde begonnen',
    startedText: 'Iedereen kan de markeringen met één tik wissen.',
    failed: 'Geen nieuwe ronde begonnen',
  },
  play: (title: string) => `Speel “${title}” op ${PRODUCT_NAME}`,
  playUntitled: `Speel ${PRODUCT_NAME} met mij`,
  temporary: {
    elsewhere:
      'Deze kaart bestaat alleen in de browser waarin hij is gemaakt. Wil je hem hier spelen? Vraag de host om hem te delen en je de nieuwe link te sturen.',
    own: 'Deze kaart bestaat alleen in deze browser. In de link zit een kopie die iedereen kan spelen.',
    signIn: 'Log in om te delen',
  },
  report: {
    title: 'Melden',
    private:
      'Dit is een privé-installatie: iemand beheert hem voor bekenden en noemt niemand bij wie je melding aankomt. Vraag het aan degene van wie je de link hebt.',
    to: (name: string) => `De melding gaat naar ${name}. Een mens beslist, hoeveel meldingen er ook zijn.`,
    toOperators:
      'De melding gaat naar de beheerders van deze site. Een mens beslist, hoeveel meldingen er ook zijn.',
    reason: 'Wat is er mis?',
    noReason: 'Kies een reden',
    text: 'In je eigen woorden',
    name: 'Je naam (optioneel)',
    email: 'Je e-mailadres (optioneel)',
    emailHint: 'Voor een antwoord. We bewaren het 90 dagen bij je melding.',
    true: 'Ik geloof dat dit klopt',
    send: 'Melding sturen',
    sending: 'Sturen…',
    sent: 'Melding gestuurd',
    sentText: 'Dank je wel. Een mens kijkt ernaar.',
    failed: 'Melding niet gestuurd',
  },
  spokenCode: (digits: string) => `Code: ${digits}`,
  noCodeYet: (reason: string) => `Nog geen code. ${reason}`,
  rows: {
    top: 'Bovenste rij',
    second: 'Tweede rij',
    middle: 'Middelste rij',
    third: 'Derde rij',
    fourth: 'Vierde rij',
    bottom: 'Onderste rij',
  },
  columns: {
    left: 'Linkerkolom',
    second: 'Tweede kolom',
    middle: 'Middelste kolom',
    third: 'Derde kolom',
    fourth: 'Vierde kolom',
    right: 'Rechterkolom',
  },
  diagonal: 'Diagonaal',
  won: {
    rows: {
      top: 'De bovenste rij is van jou.',
      second: 'De tweede rij is van jou.',
      middle: 'De middelste rij is van jou.',
      third: 'De derde rij is van jou.',
      fourth: 'De vierde rij is van jou.',
      bottom: 'De onderste rij is van jou.',
    },
    columns: {
      left: 'De linkerkolom is van jou.',
      second: 'De tweede kolom is van jou.',
      middle: 'De middelste kolom is van jou.',
      third: 'De derde kolom is van jou.',
      fourth: 'De vierde kolom is van jou.',
      right: 'De rechterkolom is van jou.',
    },
    diagonal: 'De diagonaal is van jou.',
    corners: 'De vier hoeken zijn van jou.',
    x: 'De X is van jou.',
    frame: 'De rand is van jou.',
    full: 'De hele kaart is van jou.',
  },
}

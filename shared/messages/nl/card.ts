import { type Messages, pluralIn } from '../messages.ts'
import type { card as english } from '../en/card.ts'

const plural = pluralIn('nl')

export const card: Messages<typeof english> = {
  absent: {
    linked: {
      short: 'Een kopie, per link gestuurd',
      sentence: 'Een kopie, per link gestuurd. Als het origineel verandert, verandert deze niet mee.',
    },
    deleted: { short: 'Verwijderd door de host', sentence: 'De host heeft deze kaart verwijderd.' },
    gone: { short: 'Niet meer op de server', sentence: 'Deze kaart staat niet meer op de server.' },
    removed: {
      short: 'Weggehaald na een melding',
      sentence: 'Iemand heeft deze kaart gemeld, en de beheerders van deze site hebben hem weggehaald.',
    },
  },
  blank: 'Leeg vakje',
  called: 'omgeroepen',
  edited: 'gewijzigd door de host',
  oneToGo: 'nog één te gaan',
  won: 'op een volle lijn',
  cutOff: 'Deze link is afgekapt. Laat hem nog eens sturen.',
  failed: (note: string) => `De kaart laadt niet. ${note}We proberen het weer zodra je online bent.`,
  free: 'VRIJ',
  loading: 'De kaart laadt',
  missing: 'Achter deze link zit geen kaart. Misschien is die verwijderd, of klopt de link niet.',
  missingHint: 'Check de link of vraag er opnieuw om.',
  missingTitle: 'Kaart niet gevonden',
  offline: 'Offline: markeren kan gewoon',
  patterns: {
    line: 'Eén lijn',
    'two-lines': 'Twee lijnen',
    corners: 'Vier hoeken',
    x: 'X',
    frame: 'Rand',
    full: 'Volle kaart',
  },
  people: (count: number) => `${count} mensen`,
  watching: (count: number) =>
    plural(count, { one: '1 persoon ziet deze kaart', other: `${count} mensen zien deze kaart` }),
}

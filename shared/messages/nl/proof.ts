import { type Messages, pluralIn } from '../messages.ts'
import type { proof as english } from '../en/proof.ts'

const plural = pluralIn('nl')

export const proof: Messages<typeof english> = {
  title: 'Een bingo om te checken',
  offline: 'Offline: nieuwe woorden komen niet door',
  won: 'Een echte bingo',
  notWon: 'Nog geen bingo',
  unknown: 'Check de woorden zelf',
  noLink: 'Geen bingo om te checken',
  noLinkText: 'De link is niet compleet. Vraag de speler om de hele link: die zit achter “Mijn bingo tonen”.',
  trust: 'Deze pagina vertrouwt wat de browser van de speler zegt. Er komt niets van op onze server.',
  board: (title: string) => `De kaart van de speler: ${title}`,
  called: (count: number) => `${count} tot nu toe omgeroepen`,
  notes: 'Notities',
  states: {
    both: (count: number) => `Gemarkeerd en omgeroepen (${count})`,
    marked: (count: number) => `Gemarkeerd, niet omgeroepen (${count})`,
    called: (count: number) => `Omgeroepen, niet gemarkeerd (${count})`,
  },

  allCalled: (line: string, count: number) => `${line}: alle ${count} zijn omgeroepen.`,
  notCalled: (line: string, words: string, count: number) =>
    `${line}: ${words} ${plural(count, { one: 'is', other: 'zijn' })} niet omgeroepen.`,
  blank: 'een leeg vakje',
  earlierRound: 'Deze bingo is uit een eerdere ronde.',
  changed: 'De kaart is gewijzigd sinds de speler dit stuurde.',
  noLine: 'Op deze kaart is nog niets compleet.',
  noCalls: 'Op deze kaart is niets omgeroepen, dus er valt niets te vergelijken.',
  notReached: 'We kunnen nu niet bij de kaart. Nieuwe woorden kunnen ontbreken.',
  noCard: 'De kaart staat niet op onze server, dus er valt niets te vergelijken.',
  words: (words) => `De woorden van de speler: ${words}.`,
}

import { CO_HOSTS_PER_CARD } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { invitation as english } from '../en/invitation.ts'

export const invitation: Messages<typeof english> = {
  title: 'Gemeinsam Host sein',
  opening: 'Die Einladung öffnet sich',
  incomplete: 'Dieser Link ist unvollständig',
  incompleteText: 'Bitte den Host, ihn noch mal zu schicken.',
  invited: 'Du bist eingeladen',
  offer:
    '<name></name> lädt dich ein, diese Karte zu bearbeiten. Alle, die sie spielen, sehen deine Änderungen sofort. Wem die Karte gehört, der kann das jederzeit zurücknehmen.',
  accept: 'Einladung annehmen',
  justPlay: 'Nur spielen',
  accepted: 'Du bist jetzt Co-Host',
  acceptedText: 'Die Karte liegt in „Meine Karten“ unter „Mit dir geteilt“.',
  already: 'Du kannst diese Karte schon bearbeiten',
  alreadyText: (card: string) => `Du bist schon Host von „${card}“.`,
  openEditor: 'Karte bearbeiten',
  missingText: 'Vielleicht hat der Host sie gelöscht, oder der Link ist unvollständig.',
  refused: 'Hier kannst du nicht Co-Host sein',
  ended: 'Diese Einladung gilt nicht mehr. Frag den Host nach einem neuen Link.',
  full: `Diese Karte hat schon ${CO_HOSTS_PER_CARD} Co-Hosts. Bitte den Host, Platz zu machen.`,
  play: 'Karte spielen',
  failed: 'Die Einladung öffnet sich nicht',
}

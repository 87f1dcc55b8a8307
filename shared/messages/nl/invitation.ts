import { CO_HOSTS_PER_CARD } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { invitation as english } from '../en/invitation.ts'

export const invitation: Messages<typeof english> = {
  title: 'Samen hosten',
  opening: 'De uitnodiging gaat open',
  incomplete: 'Deze link is niet compleet',
  incompleteText: 'Vraag de host om hem nog eens te sturen.',
  invited: 'Je bent uitgenodigd',
  offer:
    '<name></name> nodigt je uit om deze kaart te bewerken. Iedereen die hem speelt, ziet je wijzigingen meteen. De eigenaar kan dit altijd weer intrekken.',
  accept: 'Uitnodiging aannemen',
  justPlay: 'Alleen spelen',
  accepted: 'Je bent nu cohost',
  acceptedText: 'De kaart staat bij “Mijn kaarten”, onder “Met jou gedeeld”.',
  already: 'Je kunt deze kaart al bewerken',
  alreadyText: (card: string) => `Je bent al host van “${card}”.`,
  openEditor: 'Kaart bewerken',
  missingText: 'Misschien heeft de host hem verwijderd, of is de link niet compleet.',
  refused: 'Je kunt hier geen cohost worden',
  ended: 'Deze uitnodiging werkt niet meer. Vraag de host om een nieuwe link.',
  full: `Deze kaart heeft al ${CO_HOSTS_PER_CARD} cohosts. Vraag de host om plaats te maken.`,
  play: 'Kaart spelen',
  failed: 'De uitnodiging gaat niet open',
}
